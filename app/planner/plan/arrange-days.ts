import { PLACE_CATEGORIES, type PlaceCategory } from "~/domain/place/place";
import { ICON } from "../fit/appeal";
import type { Candidate } from "../fit/candidate";
import type { Draft } from "./draft";
import { FREE, SLOTS_A_DAY } from "./draft";

type DayProfile = {
  /** A bit for each category among its places. */
  kinds: number;
  areas: string[];
  morning: string;
  evening: string;
  /** What is eaten first and last, where the day is planned for it; an outing names its lunch but seldom. */
  firstCuisine: string | null;
  lastCuisine: string | null;
  stars: number;
  empty: number;
  minutes: number;
  /** What its places are worth on each day of the trip. */
  worth: number[];
};

const EMPTY_LATER = 3;
const FIRST_DAY_STARS = 1;
/** What the city is known for should come early. */
const STARS_EARLY = 0.9;
/** The cost of an hour at places on the first and the last day. */
const HEAVY_END_HOUR = 0.5;
/** The same on the table twice running, over night. */
const SAME_CUISINE = 6;
const WINDOW_DAYS = 3;
const KINDS = 4;
const FEW_KINDS = 6;
const ROUNDS = 6;
const LEAST_GAIN = 1e-9;
/** Worse than anything else: a day on which one of its places is closed. */
const CLOSED = -60;

const bitsOf = (kinds: readonly PlaceCategory[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << PLACE_CATEGORIES.indexOf(kind)), 0);

function bitsSet(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function profileOf(draft: Draft, candidates: readonly Candidate[], day: number): DayProfile {
  const slots = draft.slots.slice(day * SLOTS_A_DAY, (day + 1) * SLOTS_A_DAY);
  const here = slots.map((index) => candidates[index]).filter((candidate) => candidate !== undefined);
  const trip = draft.trips[day];
  const cuisineAt = (offset: number): string | null =>
    candidates[slots[offset] ?? -1]?.place.meal?.cuisine.toLowerCase() ?? null;
  return {
    kinds: bitsOf([...(trip ? [trip.place.category] : []), ...here.map(({ place }) => place.category)]),
    areas: here.map(({ place }) => place.neighborhood),
    morning: candidates[slots[0] ?? -1]?.place.category ?? "",
    evening: candidates[slots[2] ?? -1]?.place.category ?? "",
    firstCuisine: trip?.parts[0] === "morning" ? cuisineAt(2) : cuisineAt(1),
    lastCuisine: cuisineAt(2),
    stars: here.filter(({ place, must }) => place.anchor || place.fame === ICON || must).length,
    empty: slots.filter((slot) => slot === FREE).length,
    minutes: here.reduce((sum, { place }) => sum + place.minutes, 0),
    worth: worthByDay(slots, candidates, draft.days),
  };
}

/** What the places of a day would be worth on each day of the trip. */
function worthByDay(slots: readonly number[], candidates: readonly Candidate[], days: number): number[] {
  const sums = new Array<number>(days).fill(0);
  slots.forEach((index, offset) => {
    const worth = candidates[index]?.worth;
    for (let day = 0; worth && day < days; day += 1) {
      const then = worth[day * SLOTS_A_DAY + offset] ?? 0;
      sums[day] = (sums[day] ?? 0) + (Number.isNaN(then) ? CLOSED : then);
    }
  });
  return sums;
}

/** How alike two days in a row are: the same areas again, the same kind of evening again, the same on the table. */
function monotony(before: DayProfile, next: DayProfile): number {
  const again = next.areas.filter((area) => before.areas.includes(area)).length;
  return (
    again +
    (before.lastCuisine !== null && before.lastCuisine === next.firstCuisine ? SAME_CUISINE : 0) +
    (before.evening !== "" && before.evening === next.evening ? 1 : 0) +
    (next.morning !== "" && next.morning === before.evening ? 1 : 0)
  );
}

/**
 * The order of the days: each on a weekday that suits it, unlike the one before, what the city is known for first, and little on the
 * days of arriving and leaving. Day trips and slow days keep their place. Swaps two days as long as that helps.
 */
export function arrangeDays(draft: Draft, candidates: readonly Candidate[]): number[] {
  const profiles = Array.from({ length: draft.days }, (_, day) => profileOf(draft, candidates, day));
  const order = profiles.map((_, day) => day);
  const after = profiles.map((before) => profiles.map((next) => monotony(before, next)));
  const movable = order.filter((day) => !draft.trips[day] && draft.slow[day] !== true && !draft.pinned[day]);

  const costAt = (position: number): number => {
    const profile = profiles[order[position] ?? position];
    if (!profile) return 0;
    const ends = draft.light[position] ? HEAVY_END_HOUR * (profile.minutes / 60) : 0;
    const early = (draft.days - position) / draft.days;
    const stars = profile.stars * (position === 0 ? FIRST_DAY_STARS : STARS_EARLY * early);
    return (
      ends -
      stars +
      EMPTY_LATER * profile.empty * early -
      (profile.worth[position] ?? 0) +
      step(position - 1) +
      step(position) +
      sameness(position - 2) +
      sameness(position - 1) +
      sameness(position)
    );
  };
  /** Three days in a row should have four kinds of places. */
  const sameness = (first: number): number => {
    if (first < 0 || first + WINDOW_DAYS > draft.days) return 0;
    let kinds = 0;
    for (let position = first; position < first + WINDOW_DAYS; position += 1) {
      const profile = profiles[order[position] ?? -1];
      if (!profile || profile.empty > 0) return 0;
      kinds |= profile.kinds;
    }
    return Math.max(0, KINDS - bitsSet(kinds)) * FEW_KINDS;
  };
  const step = (position: number): number => after[order[position] ?? -1]?.[order[position + 1] ?? -1] ?? 0;
  const swap = (a: number, b: number): void => {
    const there = order[a] ?? a;
    order[a] = order[b] ?? b;
    order[b] = there;
  };
  const improve = (a: number, b: number): boolean => {
    const before = costAt(a) + costAt(b);
    swap(a, b);
    if (costAt(a) + costAt(b) < before - LEAST_GAIN) return true;
    swap(a, b);
    return false;
  };
  for (let round = 0, moved = true; moved && round < ROUNDS; round += 1) {
    moved = false;
    movable.forEach((a, i) =>
      movable.slice(i + 1).forEach((b) => {
        moved = improve(a, b) || moved;
      }),
    );
  }
  return order;
}
