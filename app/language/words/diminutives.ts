/** Endings that make a thing small or dear, in Portuguese, Spanish and Italian, and what stands in their place in the plain word. */
const ENDINGS: readonly (readonly [ending: RegExp, plain: readonly string[]])[] = [
  [/zinh[oa](s?)$/, ["$1"]],
  [/inh[oa](s?)$/, ["a$1", "o$1", "e$1"]],
  [/ec?it[oa](s?)$/, ["e$1", "o$1", "a$1"]],
  [/cit[oa](s?)$/, ["$1", "za$1", "zo$1"]],
  [/it[oa](s?)$/, ["a$1", "o$1", "e$1"]],
  [/(?:ett|in)[oaie]$/, ["o", "a", "e", "i"]],
];

/** What is left of a shorter word is another word too often: a "visita" is no visa. */
const SHORTEST_STEM = 4;
/** "Barzinho": before this ending the word is whole. */
const SHORTEST_WHOLE = 3;

/** "Feirinha", "cafecito", "birretta": the word without the ending that makes it small, where one of the words that are `known` is left; else null. */
export function plainOf(word: string, isKnown: (word: string) => boolean): string | null {
  for (const [ending, all] of ENDINGS) {
    const found = ending.exec(word);
    if (!found) continue;
    const shortest = found[0].startsWith("z") ? SHORTEST_WHOLE : SHORTEST_STEM;
    if (found.index < shortest) continue;
    const plain = all.map((each) => word.replace(ending, each)).find(isKnown);
    if (plain !== undefined) return plain;
  }
  return null;
}
