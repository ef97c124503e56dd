import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { mendWord } from "./mend-spelling";
import { TELLING_WORDS, USUAL_WORDS } from "./known-words";
import { inEnglish } from "./foreign-words";

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(pas|moins) chère?\b/g, "cheap"],
  [/\bce soir\b|\besta noche\b|\bheute abend\b/g, "tonight"],
  [/\bwo (ist|sind|gibt)\b/g, "where is"],
  [/\bdov'è\b/g, "where is"],
  [/\bto (far|much|long|late|early|expensive|crowded|busy|loud|hot|cold|touristy)\b/g, "too $1"],
  [/\bwhats\b/g, "what's"],
  [/\bu\b/g, "you"],
  [/\b(pls|plz)\b/g, "please"],
  [/\b(wanna|want 2)\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\bdon'?t\b/g, "don't"],
  [/\bcan'?t\b/g, "can't"],
  [/\bcannot\b/g, "can't"],
  [/\bwe're\b/g, "we are"],
  [/\bi'?m\b/g, "i am"],
  [/\bit'?s\b/g, "it is"],
];

/** Words that are right as they stand in this city, because its places are told with them. */
const wordsOf = (places: readonly Place[]): Set<string> =>
  new Set(places.flatMap(({ name, neighborhood, about }) => nameKey(`${name} ${neighborhood} ${about}`).split(" ")));

/**
 * What a traveller typed, as the patterns read it: lower case, straight quotes, slips of the keys mended, simple words of other languages
 * in English. Names of the city are left alone.
 */
export function plainEnglish(text: string, places: readonly Place[]): string {
  const phrased = PHRASES.reduce(
    (said, [pattern, plain]) => said.replace(pattern, plain),
    text.toLowerCase().replace(/[’‘`´]/g, "'"),
  );
  const local = wordsOf(places);
  return phrased.replace(
    /[\p{L}\p{M}]+/gu,
    (word) =>
      inEnglish(word) ?? (USUAL_WORDS.has(word) || local.has(nameKey(word)) ? word : mendWord(word, TELLING_WORDS)),
  );
}
