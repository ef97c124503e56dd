import type { Place } from "~/domain/place/place";
import type { Preferences } from "../fit/preferences";
import type { Draft } from "./draft";
import { FREE, partOfSlot, SLOTS_A_DAY, TAKEN } from "./draft";
import type { Random } from "./random";
import { randomBelow } from "./random";
import type { CandidateTable } from "./score";
import { dayScore, fitsSlot, repetitionCost, servesInterest, unheardCost } from "./score";

/** A fixed number of tries, never a clock, so that the same request gives the same plan. */
const triesFor = (days: number): number => 14_000 + 700 * days;
const FIRST_HEAT = 1.4;
const LAST_HEAT = 0.02;
const LEAST_GAIN = 1e-9;

/** The blocks of the trip, and how many of them answer to a stated interest. */
type Heard = { blocks: number; serving: number };

type Search = {
  table: CandidateTable;
  draft: Draft;
  unused: number[];
  counts: number[];
  /** How good each day is as it stands. */
  scores: Float64Array;
  /** Null where no interest is stated. */
  heard: Heard | null;
  random: Random;
};

const dayOf = (slot: number): number => Math.floor(slot / SLOTS_A_DAY);
const fits = (table: CandidateTable, index: number, slot: number): boolean =>
  index === FREE || fitsSlot(table, index, slot);

/** A must stays in a part of the day that it is for, whatever else would gain by its going. */
function losesItsPart({ candidates }: CandidateTable, index: number, from: number, to: number): boolean {
  const candidate = candidates[index];
  if (!candidate?.must) return false;
  const { parts } = candidate.place;
  return parts.includes(partOfSlot(from)) && !parts.includes(partOfSlot(to));
}

const accept = (gain: number, heat: number, random: Random): boolean => gain >= 0 || random() < Math.exp(gain / heat);

/** Tries two slots' contents in each other's stead. */
function trySwap({ table, draft, scores, random }: Search, a: number, b: number, heat: number): boolean {
  const inA = draft.slots[a] ?? FREE;
  const inB = draft.slots[b] ?? FREE;
  if (inA === inB || !fits(table, inA, b) || !fits(table, inB, a)) return false;
  if (losesItsPart(table, inA, a, b) || losesItsPart(table, inB, b, a)) return false;
  const dayA = dayOf(a);
  const dayB = dayOf(b);
  draft.slots[a] = inB;
  draft.slots[b] = inA;
  const scoreA = dayScore(table, draft, dayA);
  const scoreB = dayA === dayB ? 0 : dayScore(table, draft, dayB);
  const gain = scoreA + scoreB - (scores[dayA] ?? 0) - (dayA === dayB ? 0 : (scores[dayB] ?? 0));
  if (heat > 0 ? accept(gain, heat, random) : gain > LEAST_GAIN) {
    scores[dayA] = scoreA;
    if (dayA !== dayB) scores[dayB] = scoreB;
    return true;
  }
  draft.slots[a] = inA;
  draft.slots[b] = inB;
  return false;
}

/** What a change of kinds does to the variety of the whole trip. */
function varietyGain({ table, draft, counts }: Search, incoming: number, outgoing: number): number {
  const kindIn = table.kind[incoming] ?? 0;
  const kindOut = table.kind[outgoing];
  if (kindIn === kindOut) return 0;
  const slots = draft.slots.length;
  const countIn = counts[kindIn] ?? 0;
  const gain = repetitionCost(countIn, slots) - repetitionCost(countIn + 1, slots);
  if (kindOut === undefined) return gain;
  const countOut = counts[kindOut] ?? 0;
  return gain + repetitionCost(countOut, slots) - repetitionCost(countOut - 1, slots);
}

/** What a change does to the share of blocks that answer to a stated interest. */
function heardGain({ table, heard }: Search, incoming: number, outgoing: number): number {
  const change = (table.serves[incoming] ?? 0) - (table.serves[outgoing] ?? 0);
  if (!heard || change === 0) return 0;
  return unheardCost(heard.serving, heard.blocks) - unheardCost(heard.serving + change, heard.blocks);
}

/** Tries an unused place in a slot; musts stay. */
function tryReplace(search: Search, slot: number, heat: number): void {
  const { table, draft, unused, counts, scores, heard, random } = search;
  const pick = randomBelow(random, unused.length);
  const incoming = unused[pick] ?? FREE;
  const outgoing = draft.slots[slot] ?? FREE;
  if (!fitsSlot(table, incoming, slot) || table.candidates[outgoing]?.must) return;
  const day = dayOf(slot);
  draft.slots[slot] = incoming;
  const wholeTrip = varietyGain(search, incoming, outgoing) + heardGain(search, incoming, outgoing);
  const score = dayScore(table, draft, day);
  if (!accept(score - (scores[day] ?? 0) + wholeTrip, heat, random)) {
    draft.slots[slot] = outgoing;
    return;
  }
  scores[day] = score;
  if (heard) heard.serving += (table.serves[incoming] ?? 0) - (table.serves[outgoing] ?? 0);
  const kindIn = table.kind[incoming] ?? 0;
  counts[kindIn] = (counts[kindIn] ?? 0) + 1;
  if (outgoing === FREE) {
    unused[pick] = unused[unused.length - 1] ?? FREE;
    unused.pop();
    return;
  }
  unused[pick] = outgoing;
  const kindOut = table.kind[outgoing] ?? 0;
  counts[kindOut] = (counts[kindOut] ?? 0) - 1;
}

function countKinds(table: CandidateTable, draft: Draft): number[] {
  const counts: number[] = [];
  for (const index of draft.slots) {
    const kind = table.kind[index];
    if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Day trips take two blocks each. */
function countHeard(table: CandidateTable, draft: Draft, serves: (trip: Place) => boolean): Heard {
  const trips = draft.trips.filter((trip) => trip !== null);
  const inTown = draft.slots.reduce((sum, index) => sum + (table.serves[index] ?? 0), 0);
  const open = draft.slots.filter((content) => content !== TAKEN).length;
  return { blocks: open + 2 * trips.length, serving: inTown + 2 * trips.filter(({ place }) => serves(place)).length };
}

/**
 * Seeded local search (swaps and replacements, cooling slowly) that changes the draft in place.
 * @param effort how many times the usual number of tries; the evaluation looks at what a long run would find
 */
export function improveDraft(
  table: CandidateTable,
  draft: Draft,
  unused: ReadonlySet<number>,
  preferences: Preferences,
  random: Random,
  effort = 1,
): void {
  const open = draft.slots.flatMap((content, slot) => (content === TAKEN ? [] : [slot]));
  if (open.length === 0) return;
  const search: Search = {
    table,
    draft,
    unused: [...unused],
    counts: countKinds(table, draft),
    scores: Float64Array.from({ length: draft.days }, (_, day) => dayScore(table, draft, day)),
    heard:
      preferences.interests.size > 0 ? countHeard(table, draft, (trip) => servesInterest(trip, preferences)) : null,
    random,
  };
  const tries = effort * triesFor(draft.days);
  const cooling = (LAST_HEAT / FIRST_HEAT) ** (1 / tries);
  let heat = FIRST_HEAT;
  for (let i = 0; i < tries; i += 1, heat *= cooling) {
    const slot = open[randomBelow(random, open.length)] ?? 0;
    if (search.unused.length > 0 && random() < 0.6) tryReplace(search, slot, heat);
    else trySwap(search, slot, open[randomBelow(random, open.length)] ?? 0, heat);
  }
  settle(search, open);
}

const ROUNDS = 3;

/** Every swap of two slots in turn, as long as one of them helps: what chance has left undone. Two days that are as they were when they were last tried are left alone. */
function settle(search: Search, open: readonly number[]): void {
  const { days } = search.draft;
  let before = new Uint8Array(days).fill(1);
  for (let round = 0; round < ROUNDS && before.includes(1); round += 1) {
    const changed = new Uint8Array(days);
    const isNew = (day: number): boolean => before[day] === 1 || changed[day] === 1;
    open.forEach((a, i) => {
      for (let j = i + 1; j < open.length; j += 1) {
        const b = open[j] ?? a;
        const [dayA, dayB] = [dayOf(a), dayOf(b)];
        if ((isNew(dayA) || isNew(dayB)) && trySwap(search, a, b, 0)) changed[dayA] = changed[dayB] = 1;
      }
    });
    before = changed;
  }
}

/** How good the whole draft is, as the search sees it. */
export function totalScore(table: CandidateTable, draft: Draft, preferences: Preferences): number {
  let score = 0;
  for (let day = 0; day < draft.days; day += 1) score += dayScore(table, draft, day);
  for (const count of countKinds(table, draft)) if (count) score -= repetitionCost(count, draft.slots.length);
  if (preferences.interests.size === 0) return score;
  const { serving, blocks } = countHeard(table, draft, (trip) => servesInterest(trip, preferences));
  return score - unheardCost(serving, blocks);
}
