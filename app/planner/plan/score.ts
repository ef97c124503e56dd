import type { Place, Waters } from "~/domain/place/place";
import { kilometresOverWater } from "./short-order";
import type { Candidate } from "../fit/candidate";
import type { Draft } from "./draft";
import { FREE, SLOTS_A_DAY } from "./draft";
import type { Pace, Preferences } from "../fit/preferences";

/** The candidates as columns of numbers, for speed: the search reads them some hundred thousand times. */
export type CandidateTable = {
  candidates: readonly Candidate[];
  x: Float64Array;
  y: Float64Array;
  minutes: Float64Array;
  /** A number for each category. */
  kind: Int8Array;
  /** 1 for what answers to a stated interest. */
  serves: Uint8Array;
  /** By candidate (the row), then slot of the trip; NaN where it does not fit. */
  worth: Float64Array;
  slots: number;
  /** What it costs to go from one (the row) to the next. */
  steps: Float64Array;
  dayMinutes: number;
  /** 1 for what can be done after a tiring day trip: a meal, or a must. */
  restful: Uint8Array;
  tiringTrips: ReadonlySet<Place>;
};

/** An empty block is worse than any poor place. */
const EMPTY = -8;
/** When places are short, full days get them first, then the evenings after a day trip, then those of slow days. */
const EMPTY_AFTER_TRIP = 3;
const EMPTY_ON_SLOW_DAY = 6;
/** Worse than any evening left open, however much the place is liked. */
const RATHER_EMPTY = 40;
const LONGEST_HOP_COST = 5;
const SAME_KIND_IN_A_ROW = 1.2;
const SAME_KIND_APART = 0.4;
const BACK_TO_THE_CENTRE = 0.15;
/** A longer visit is too much for the evening of a day trip. */
const LONG_AFTER_TRIP_MINUTES = 120;
const LONG_AFTER_TRIP = 1.5;
/** The share of a usual day that the days of arriving and leaving hold. */
const LIGHT_DAY = 0.65;
const MINUTES_AT_PLACES: Record<Pace, number> = { slow: 300, moderate: 420, fast: 540 };

/** @param tiringTrips those after which the evening is for supper alone */
export function candidateTable(
  candidates: readonly Candidate[],
  preferences: Preferences,
  tiringTrips: readonly Place[] = [],
  waters: Waters | null = null,
): CandidateTable {
  const column = (value: (candidate: Candidate) => number): Float64Array => Float64Array.from(candidates, value);
  const kinds = [...new Set(candidates.map(({ place }) => place.category))];
  const slots = candidates[0]?.worth.length ?? 0;
  return {
    candidates,
    x: column((candidate) => candidate.x),
    y: column((candidate) => candidate.y),
    minutes: column(({ place }) => place.minutes),
    kind: Int8Array.from(candidates, ({ place }) => kinds.indexOf(place.category)),
    serves: Uint8Array.from(candidates, ({ place }) => Number(servesInterest(place, preferences))),
    worth: worthRows(candidates, slots),
    slots,
    steps: stepsBetween(candidates, preferences, waters),
    dayMinutes: MINUTES_AT_PLACES[preferences.pace],
    restful: Uint8Array.from(candidates, ({ place, must }) => (must || place.category === "food" ? 1 : 0)),
    tiringTrips: new Set(tiringTrips),
  };
}

function worthRows(candidates: readonly Candidate[], slots: number): Float64Array {
  const rows = new Float64Array(candidates.length * slots);
  candidates.forEach(({ worth }, row) => rows.set(worth, row * slots));
  return rows;
}

/** Whether a candidate fits the part of the day of a slot. */
export const fitsSlot = ({ worth, slots }: CandidateTable, index: number, slot: number): boolean =>
  !Number.isNaN(worth[index * slots + slot]);

/** What it costs to go from each to each: the way, with the water that lies on it, and being of one kind. */
function stepsBetween(candidates: readonly Candidate[], preferences: Preferences, waters: Waters | null): Float64Array {
  const { comfortableHopKm } = preferences;
  const count = candidates.length;
  const steps = new Float64Array(count ** 2);
  candidates.forEach((from, row) => {
    for (let column = row; column < count; column += 1) {
      const to = candidates[column] ?? from;
      const km = Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2);
      const hops = (km + kilometresOverWater(from.place, to.place, preferences, waters)) / comfortableHopKm;
      const way = hops <= 1 ? 0.7 * hops : Math.min(LONGEST_HOP_COST, 0.7 + 1.3 * (hops - 1));
      const alike = from.place.category === to.place.category ? SAME_KIND_IN_A_ROW : 0;
      steps[row * count + column] = way + alike;
      steps[column * count + row] = way + alike;
    }
  });
  return steps;
}

const stepCost = ({ steps, candidates }: CandidateTable, a: number, b: number): number =>
  a < 0 || b < 0 ? 0 : (steps[a * candidates.length + b] ?? 0);

const worthAt = ({ worth, slots }: CandidateTable, index: number, slot: number): number =>
  index >= 0 ? (worth[index * slots + slot] ?? 0) : index === FREE ? EMPTY : 0;

// Reading a typed array at a negative index gives undefined, but slowly.
const minutesAt = (table: CandidateTable, index: number): number => (index >= 0 ? (table.minutes[index] ?? 0) : 0);

/** How good one day of the draft is: liked places in their part of the day, near each other, varied, within the pace. */
export function dayScore(table: CandidateTable, draft: Draft, day: number): number {
  const first = day * SLOTS_A_DAY;
  const morning = draft.slots[first] ?? FREE;
  const afternoon = draft.slots[first + 1] ?? FREE;
  const evening = draft.slots[first + 2] ?? FREE;
  let score =
    worthAt(table, morning, first) + worthAt(table, afternoon, first + 1) + worthAt(table, evening, first + 2);
  score -= stepCost(table, morning, afternoon) + stepCost(table, afternoon, evening);
  if (morning >= 0 && evening >= 0 && table.kind[morning] === table.kind[evening]) score -= SAME_KIND_APART;
  if (evening === FREE && draft.trips[day]) score += EMPTY_AFTER_TRIP;
  if (evening === FREE && draft.slow[day]) score += EMPTY_ON_SLOW_DAY;
  // After a day trip the evening should be near the centre, and before one the morning.
  const trip = draft.trips[day];
  if (evening >= 0 && trip) {
    if (table.tiringTrips.has(trip.place) && table.restful[evening] === 0) score -= RATHER_EMPTY;
    score -= BACK_TO_THE_CENTRE * Math.hypot(table.x[evening] ?? 0, table.y[evening] ?? 0);
    score -= minutesAt(table, evening) > LONG_AFTER_TRIP_MINUTES ? LONG_AFTER_TRIP : 0;
  }
  if (morning >= 0 && trip) score -= BACK_TO_THE_CENTRE * Math.hypot(table.x[morning] ?? 0, table.y[morning] ?? 0);
  const minutes = minutesAt(table, morning) + minutesAt(table, afternoon) + minutesAt(table, evening);
  return score - (Math.max(0, minutes - table.dayMinutes * (draft.light[day] ? LIGHT_DAY : 1)) / 60) * 0.8;
}

/** Whether a place answers to one of the interests stated. */
export const servesInterest = (place: Place, { interests }: Preferences): boolean =>
  place.interests.some((interest) => interests.has(interest));

/** Of all blocks, as many should answer to a stated interest; below half of them it counts more than anything famous. */
const WANTED_SHARE = 0.72;
const MISSED = 1.5;
const MISSED_BELOW_HALF = 20;
/** Doors and daylight may take one away again, once the day is on the clock. */
const SPARE = 1;

/** The cost of hearing the stated interests in too few of the blocks. */
export const unheardCost = (serving: number, blocks: number): number =>
  MISSED * Math.max(0, WANTED_SHARE * blocks - serving) +
  MISSED_BELOW_HALF * Math.max(0, Math.ceil(blocks / 2) + SPARE - serving);

/** The cost of repeating a category over the whole trip; it grows with each repetition. */
export const repetitionCost = (count: number, slots: number): number => (1.4 * count * count) / slots;
