import { kilometresBetween, type Point, roundedWalk, spokenKilometres, walkingMinutes } from "./geo";

/** From one place to the next: kilometres as the crow flies, and minutes of walking as an estimate. */
export type Way = { km: number; minutes: number; onFoot: boolean };

/** What most people walk on a day out rather than look for a ride: in what the assistant writes, and on the way from stop to stop. */
export const USUAL_LONGEST_WALK_MINUTES = 30;
/** Nearer than this, both names are in one place. */
const NEXT_DOOR_KM = 0.05;

/** The way from one point to another; on foot where a walk is sane. */
export function wayBetween(from: Point, to: Point): Way {
  const km = kilometresBetween(from, to);
  const minutes = walkingMinutes(km);
  return { km, minutes, onFoot: minutes <= USUAL_LONGEST_WALK_MINUTES };
}

/** What to tell of a way: a walk by its minutes; beyond a walk, the distance, as people say kilometres. */
export type WayAdvice =
  { code: "right-there" } | { code: "on-foot"; minutes: number } | { code: "by-ride"; km: string };

export function wayAdvice({ km, minutes, onFoot }: Way): WayAdvice {
  if (km < NEXT_DOOR_KM) return { code: "right-there" };
  return onFoot ? { code: "on-foot", minutes: roundedWalk(minutes) } : { code: "by-ride", km: spokenKilometres(km) };
}

/** A distance as a map writes it. */
export type MapDistance = { length: number | string; unit: "m" | "km" };

/** A distance for a map: metres below one kilometre. */
export const mapDistance = (km: number): MapDistance =>
  km < 0.95
    ? { length: Math.max(50, Math.round(km * 20) * 50), unit: "m" }
    : { length: spokenKilometres(km), unit: "km" };
