import type { Mobility } from "../trip/trip-intent";
import type { KnownCrossings } from "./place";
import { type Across, acrossWater, type OnSide } from "./waters";
import {
  kilometresAlongStreets,
  kilometresBetween,
  NEXT_DOOR_KM,
  type Point,
  roundedWalk,
  spokenKilometres,
  USUAL_WALKING_KMH,
  walkingMinutes,
} from "./geo";

/**
 * From one place to the next: kilometres as the crow flies, and an estimate of the minutes it takes, on foot or by transport. `by`: what one crosses
 * a water by, in the order of the way; empty where none lies between, or it is walked over a bridge as over a street.
 */
export type Way = { km: number; minutes: number; onFoot: boolean; by: readonly string[] };

/** Where a place is, and on which side of its city's water where that is known. */
export type Spot = Point & OnSide;

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

/** A bridge over which people stroll; a longer one is walked by those whom the straight way takes as long. */
const STROLLED_BRIDGE_MINUTES = 15;
const ON_LAND: readonly string[] = [];
/** No estimate of a way over water is rounded down: a boat does not wait. */
const roundedUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** Whether a water is crossed on foot, on a way of so many minutes. */
const isWalkedOver = ({ by, minutes }: Across, walk: number): boolean =>
  by.every((means) => means === "bridge") && minutes <= Math.max(STROLLED_BRIDGE_MINUTES, walk);

/**
 * The way between two stops: the one that the search weighs, the day plans time for, and texts and screens tell. On foot where a walk is sane, else by
 * transport; over the waters of its city no quicker than their quickest crossing, with the way to it and from it.
 */
export function wayBetween(
  from: Spot,
  to: Spot,
  { walkingKmh, longestWalkMinutes }: GettingAbout = USUAL_GETTING_ABOUT,
  waters: KnownCrossings | null = null,
): Way {
  const km = kilometresBetween(from, to);
  const across = acrossWater(from, to, waters);
  const walk = Math.max(walkingMinutes(km, walkingKmh), across?.minutes ?? 0);
  const mayWalk = walk <= longestWalkMinutes;
  if (!across) return { km, minutes: mayWalk ? walk : rideMinutes(km), onFoot: mayWalk, by: ON_LAND };
  if (mayWalk && isWalkedOver(across, walkingMinutes(km, walkingKmh)))
    return { km, minutes: roundedUp(walk), onFoot: true, by: ON_LAND };
  // Where the same way on land would be walked, no station is so near that riding under the water is quicker.
  const onLand = mayWalk ? walkingMinutes(km, walkingKmh) : 0;
  const ride = Math.max(rideMinutes(km), across.minutes + BOARDING_MINUTES, onLand);
  return { km, minutes: roundedUp(ride), onFoot: false, by: across.by };
}

/** What to tell of a way: a walk by its minutes; a ride by its minutes and the distance, as people say kilometres; across a water by what one takes. */
export type WayAdvice =
  | { code: "right-there" }
  | { code: "on-foot"; minutes: number }
  | { code: "by-ride"; minutes: number; km: string }
  | { code: "across-water"; minutes: number; by: readonly string[] };

export function wayAdvice({ km, minutes, onFoot, by }: Way): WayAdvice {
  if (by.length > 0) return { code: "across-water", minutes, by };
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
