import { wayTexts } from "#messages/trip";
import { kilometresBetween, type Point, roundedWalk, spokenKilometres, walkingMinutes } from "./geo";

/** From one place to the next: kilometres as the crow flies, and minutes of walking as an estimate. */
export type Way = { km: number; minutes: number; onFoot: boolean };

/** What most people walk on a day out rather than look for a ride. */
const LONGEST_WALK_MINUTES = 35;
/** Nearer than this, both names are in one place. */
const NEXT_DOOR_KM = 0.05;

/** The way from one point to another; on foot where a walk is sane. */
export function wayBetween(from: Point, to: Point): Way {
  const km = kilometresBetween(from, to);
  const minutes = walkingMinutes(km);
  return { km, minutes, onFoot: minutes <= LONGEST_WALK_MINUTES };
}

/** A way in words: a walk in minutes, said to be an estimate; beyond a walk, the distance and what to do about it. */
export function sayWay({ km, minutes, onFoot }: Way): string {
  if (km < NEXT_DOOR_KM) return wayTexts.rightThere;
  return onFoot ? wayTexts.onFoot(roundedWalk(minutes)) : wayTexts.byRide(spokenKilometres(km));
}

/** A distance for a map: metres below one kilometre. */
export const shortDistance = (km: number): string =>
  km < 0.95 ? wayTexts.metres(Math.max(50, Math.round(km * 20) * 50)) : wayTexts.kilometres(spokenKilometres(km));
