import { metresBetween } from "#db/places/distance.mjs";
import type { Icon } from "../icons/icons";
import { type Agreement, type Names, namesAgree, wordsOfCity } from "./names-agree";

type Point = { lat: number; lng: number };

/** Something a plan stops at, or that the data has. `inTheOpen`: whoever stands there sees what is around. */
export type Seen = Point & { names: Names; eats: boolean; inTheOpen: boolean };

/** Farther out than this a sight is a day trip, and its point on the map is anywhere in it. */
const DAY_TRIP_METRES = 15_000;
/** How far apart two points of one thing may lie: by how well the names agree, in town and out of it. A park, a tram line or a bay is long. */
const REACH: Record<Agreement, { town: number; trip: number }> = {
  same: { town: 3_000, trip: 25_000 },
  alias: { town: 400, trip: 3_000 },
  part: { town: 400, trip: 3_000 },
  word: { town: 150, trip: 150 },
};
/** So near that whoever is there in the open stands before it. */
const ON_THE_SPOT = 150;

function agrees(icon: Icon, seen: Seen, centre: Point, common: ReadonlySet<string>): boolean {
  const agreement = namesAgree({ own: icon.name, others: icon.names }, seen.names, common);
  if (!agreement || (agreement !== "same" && seen.eats && !icon.interests.includes("food"))) return false;
  const isFar = metresBetween(centre, icon) > DAY_TRIP_METRES;
  return metresBetween(icon, seen) <= REACH[agreement][isFar ? "trip" : "town"];
}

/**
 * Which of a city's icons are among the things seen, as a fair reader of the plan would say. Beside the names it counts where one stands before it in
 * the open, as long as that place is not known to be another icon.
 */
export function iconsMet(
  icons: readonly Icon[],
  seen: readonly Seen[],
  city: Point & { name: string; aliases?: readonly string[] },
): Set<Icon> {
  const common = wordsOfCity([city.name, ...(city.aliases ?? [])]);
  const met = new Set<Icon>();
  for (const each of seen) {
    const named = icons.filter((icon) => agrees(icon, each, city, common));
    const before = icons.filter((icon) => metresBetween(icon, each) <= ON_THE_SPOT);
    for (const icon of named.length === 0 && each.inTheOpen && !each.eats ? before : named) met.add(icon);
  }
  return met;
}
