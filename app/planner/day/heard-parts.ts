import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Preferences } from "../fit/preferences";
import { servesInterest } from "../plan/score";
import type { LineStop } from "./day-line";

/**
 * How many parts of the days are for what the travellers came for beyond the half of them that they can expect: so many may give way to something else.
 * Endless where they stated no interest.
 */
export function heardBeyondHalf(lines: readonly (readonly LineStop[])[], preferences: Preferences): number {
  if (preferences.interests.size === 0) return Number.POSITIVE_INFINITY;
  let heard = 0;
  for (const line of lines)
    for (const { role, place } of line) if (role === "lead" && place && servesInterest(place, preferences)) heard += 1;
  return heard - Math.ceil((lines.length * BLOCK_NAMES.length) / 2);
}
