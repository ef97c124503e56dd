/** How many codes that open nothing somebody may try, and for how long these count, from the first of them on. */
export const CODE_MISSES = { most: 10, withinMs: 10 * 60_000 };

export type CodeMisses = { since: number; misses: number };

/** Until when nobody with these misses is told anything of a code; null while they may ask. */
export function heldBackUntil(counts: readonly CodeMisses[], at: number): number | null {
  const ends = counts
    .filter(({ misses }) => misses >= CODE_MISSES.most)
    .map(({ since }) => since + CODE_MISSES.withinMs)
    .filter((end) => end > at);
  return ends.length > 0 ? Math.max(...ends) : null;
}
