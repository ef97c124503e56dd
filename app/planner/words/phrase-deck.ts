import type { Random } from "../plan/random";
import { shuffled } from "../plan/random";

export type Phrases<T> = readonly [T, ...T[]];

/**
 * Picks phrases without repeating: every phrase of a list once, in seeded random order, before any of them comes again,
 * so that neighbouring blocks do not read alike.
 */
export type PhraseDeck = { deal: <T>(phrases: Phrases<T>) => T };

export function createPhraseDeck(random: Random): PhraseDeck {
  const left = new Map<readonly unknown[], number[]>();
  return {
    deal<T>(phrases: Phrases<T>): T {
      const held = left.get(phrases);
      const cards =
        held && held.length > 0
          ? held
          : shuffled(
              phrases.map((_, i) => i),
              random,
            );
      const index = cards.pop() ?? 0;
      left.set(phrases, cards);
      return phrases[index] ?? phrases[0];
    },
  };
}
