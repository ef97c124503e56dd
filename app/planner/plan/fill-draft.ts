import type { Draft } from "./draft";
import { FREE, SLOTS_A_DAY } from "./draft";
import type { CandidateTable } from "./score";
import { dayScore, fitsSlot } from "./score";

/** Fills one slot with the unused candidate that makes its day best, if one fits that part of the day. */
function fillSlot(table: CandidateTable, draft: Draft, slot: number, unused: Set<number>): void {
  const day = Math.floor(slot / SLOTS_A_DAY);
  let best = FREE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const index of unused) {
    if (!fitsSlot(table, index, slot)) continue;
    draft.slots[slot] = index;
    const score = dayScore(table, draft, day);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  draft.slots[slot] = best;
  unused.delete(best);
}

/**
 * A first plan to improve on: every day gets one good place as its seed (days without a must first), then evenings,
 * then the near neighbours. Returns the candidates that are still unused.
 */
export function fillDraft(table: CandidateTable, draft: Draft): Set<number> {
  const unused = new Set(table.candidates.flatMap((candidate, index) => (candidate.must ? [] : [index])));
  const days = Array.from({ length: draft.days }, (_, day) => day);
  const slotsOf = (day: number): number[] => [day * SLOTS_A_DAY, day * SLOTS_A_DAY + 1, day * SLOTS_A_DAY + 2];
  const free = (slot: number): boolean => draft.slots[slot] === FREE;
  for (const day of days) {
    const [seed] = slotsOf(day);
    if (seed !== undefined && slotsOf(day).every(free)) fillSlot(table, draft, seed, unused);
  }
  for (const offset of [2, 1, 0]) {
    for (const day of days) {
      const slot = day * SLOTS_A_DAY + offset;
      if (free(slot)) fillSlot(table, draft, slot, unused);
    }
  }
  return unused;
}
