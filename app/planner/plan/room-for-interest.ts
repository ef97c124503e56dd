import type { Place } from "~/domain/place/place";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { Candidate } from "../fit/candidate";
import type { Preferences } from "../fit/preferences";
import { outingTo } from "../outings/outing";
import { servesInterest } from "./score";

/** A day trip takes two parts of its day. */
const BLOCKS_A_TRIP = 2;
/** One more than half: doors and daylight may take one away again. */
const SPARE = 1;

const SUBSETS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => BLOCK_NAMES.filter((_, i) => (bits >> i) % 2 === 1));

/** The most parts of the days that these can fill, each once and where it fits (a matching, by König's theorem). */
function mostHeard(heard: readonly Candidate[], room: Record<BlockName, number>): number {
  const bounds = SUBSETS.map((parts) => {
    const useful = heard.filter(({ fits }) => parts.some((part) => fits[part])).length;
    return BLOCK_NAMES.reduce((sum, part) => sum + (parts.includes(part) ? 0 : room[part]), useful);
  });
  return Math.min(...bounds);
}

/**
 * The day trips that leave half of the parts of the days to what the travellers came for: of those that are for something else, the last are left out as
 * long as the town has more for them than it would have room for.
 * @param chosen how many of the trips were asked for, and stay
 */
export function tripsBesideInterest(
  trips: readonly Place[],
  chosen: number,
  candidates: readonly Candidate[],
  days: number,
  preferences: Preferences,
): Place[] {
  if (preferences.interests.size === 0) return [...trips];
  const heard = candidates.filter(({ place }) => servesInterest(place, preferences));
  const heardWith = (taken: readonly Place[]): number => {
    const late = taken.filter((trip) => outingTo(trip, preferences).parts.includes("evening")).length;
    const room = { morning: days - taken.length + late, afternoon: days - taken.length, evening: days - late };
    const out = taken.filter((trip) => servesInterest(trip, preferences)).length;
    return BLOCKS_A_TRIP * out + mostHeard(heard, room);
  };
  const wanted = Math.ceil((days * BLOCK_NAMES.length) / 2) + SPARE;
  let left = [...trips];
  for (const trip of trips.slice(chosen).reverse()) {
    if (heardWith(left) >= wanted) break;
    const without = left.filter((other) => other !== trip);
    if (!servesInterest(trip, preferences) && heardWith(without) > heardWith(left)) left = without;
  }
  return left;
}
