import type { BlockName } from "~/domain/plan/block";

const EARLY =
  /\b(early|first thing|(as|when|before) it opens|at opening|opening time|in the morning|mornings?|sunrise|dawn|breakfast|before (eight|nine|ten|eleven|noon|the crowds?|the groups?))\b/i;
const LATE =
  /\b(after dark|at night|by night|nightfall|sunsets?|dusk|in the evening|evenings?|after sundown|late light|midnight|at the end of the day)\b/i;
const HINTED = 0.6;

/** What a place's own sentence says about the time of day: "go early" is not for the afternoon. */
export function hintPoints(about: string, part: BlockName): number {
  const early = EARLY.test(about);
  const late = LATE.test(about);
  if (early === late) return 0;
  return (early && part === "morning") || (late && part === "evening") ? HINTED : -HINTED;
}
