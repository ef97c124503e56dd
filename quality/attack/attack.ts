import type { Target } from "./target";

/** What came of it: the counts in words, and whether the product held. */
export type Outcome = { found: string; held: boolean };

/** Something that was done to the running product once and went wrong: what it did then, and what it does now. */
export type Attack = { name: string; before: string; repeat: (target: Target) => Promise<Outcome> };

/** Makes a call so many times, as many at once as are told. */
export async function repeated<Made>(
  times: number,
  atOnce: number,
  make: (n: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < times; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, times - from) }, (_, at) => make(from + at));
    made.push(...(await Promise.all(batch)));
  }
  return made;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
