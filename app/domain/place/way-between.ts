import type { Mobility } from "../trip/trip-intent";
import {
  kilometresAlongStreets,
  kilometresBetween,
  type Point,
  roundedWalk,
  spokenKilometres,
  USUAL_WALKING_KMH,
  walkingMinutes,
} from "./geo";

/** From one place to the next: kilometres as the crow flies, and an estimate of the minutes it takes, on foot or by transport. */
export type Way = { km: number; minutes: number; onFoot: boolean };

/** How people get about: how fast they walk, and how long before they look for a ride. */
export type GettingAbout = { walkingKmh: number; longestWalkMinutes: number };

/** What most people do on a day out: in what the assistant writes, and on the way from stop to stop. */
export const USUAL_GETTING_ABOUT: GettingAbout = { walkingKmh: USUAL_WALKING_KMH, longestWalkMinutes: 30 };

const UNHURRIED_KMH = 3.6;

/** How a trip gets about, by the mobility chosen for it; the usual way where nothing is chosen. */
export function gettingAbout(mobility: readonly Mobility[]): GettingAbout {
  const limited = mobility.includes("Limited Mobility - Prefer transport options");
  const onWheels =
    mobility.includes("Wheelchair Accessible - Need accessible routes") ||
    mobility.includes("Stroller Friendly - Traveling with young kids");
  if (limited) return { walkingKmh: UNHURRIED_KMH, longestWalkMinutes: 12 };
  if (onWheels) return { walkingKmh: UNHURRIED_KMH, longestWalkMinutes: 20 };
  return mobility.includes("Fully Mobile - Love walking everywhere")
    ? { ...USUAL_GETTING_ABOUT, longestWalkMinutes: 40 }
    : USUAL_GETTING_ABOUT;
}

/** Nearer than this, both names are in one place. */
const NEXT_DOOR_KM = 0.05;
/** Walking to the stop, waiting, and finding one's way at the other end. */
const BOARDING_MINUTES = 10;
/** Up to here it is streets, buses and the metro; beyond, a road or a line out of town. */
const CITY_KM = 12;
const CITY_KMH = 22;
const LAND_KMH = 75;

/** An estimate, in whole minutes, of a ride from door to door over that distance (kilometres as the crow flies). */
function rideMinutes(km: number): number {
  const along = kilometresAlongStreets(km);
  const inTown = Math.min(along, CITY_KM) / CITY_KMH;
  const beyond = Math.max(0, along - CITY_KM) / LAND_KMH;
  return Math.round(BOARDING_MINUTES + (inTown + beyond) * 60);
}

/** The way from one point to another as these people get about: on foot where a walk is sane, else by transport. */
export function wayBetween(from: Point, to: Point, { walkingKmh, longestWalkMinutes } = USUAL_GETTING_ABOUT): Way {
  const km = kilometresBetween(from, to);
  const walk = walkingMinutes(km, walkingKmh);
  const onFoot = walk <= longestWalkMinutes;
  return { km, minutes: onFoot ? walk : rideMinutes(km), onFoot };
}

/** What to tell of a way: a walk by its minutes; a ride by its minutes and the distance, as people say kilometres. */
export type WayAdvice =
  { code: "right-there" } | { code: "on-foot"; minutes: number } | { code: "by-ride"; minutes: number; km: string };

export function wayAdvice({ km, minutes, onFoot }: Way): WayAdvice {
  if (km < NEXT_DOOR_KM) return { code: "right-there" };
  const about = roundedWalk(minutes);
  return onFoot ? { code: "on-foot", minutes: about } : { code: "by-ride", minutes: about, km: spokenKilometres(km) };
}

/** A distance as a map writes it. */
export type MapDistance = { length: number | string; unit: "m" | "km" };

/** A distance for a map: metres below one kilometre. */
export const mapDistance = (km: number): MapDistance =>
  km < 0.95
    ? { length: Math.max(50, Math.round(km * 20) * 50), unit: "m" }
    : { length: spokenKilometres(km), unit: "km" };
