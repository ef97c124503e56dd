import { editDistance } from "~/domain/cities/edit-distance";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { inEnglish } from "./foreign-words";
import { TELLING_WORDS, USUAL_WORDS } from "./known-words";

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

/** The words that the city's places are described with; in this city they are not misspelt. */
const wordsOf = (places: readonly Place[]): Set<string> =>
  new Set(
    places.flatMap(({ name, neighborhood, about, tags }) =>
      nameKey([name, neighborhood, about, ...tags].join(" ")).split(" "),
    ),
  );

/**
 * What a traveller typed, as the patterns read it: lower case, straight quotes, misspelt words corrected, simple words of other languages
 * in English. Words that the city's places are described with are left alone.
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
      inEnglish(word) ?? (USUAL_WORDS.has(word) || local.has(nameKey(word)) ? word : corrected(word, TELLING_WORDS)),
  );
}

/** Shorter words have too many neighbours to guess what was meant. */
const SHORTEST_CORRECTED = 5;
/** From this length on, two typing errors are corrected instead of one. */
const LONG = 8;

/** The telling word that a misspelt one was meant to be, or the word itself. Only words with the same first letter are considered: it is seldom wrong. */
function corrected(word: string, telling: ReadonlySet<string>): string {
  if (
    word.length < SHORTEST_CORRECTED ||
    telling.has(word) ||
    telling.has(`${word}s`) ||
    telling.has(word.replace(/s$/, ""))
  )
    return word;
  const most = word.length >= LONG ? 2 : 1;
  let [best, fewest] = [word, most + 1];
  for (const option of telling) {
    if (option.length < SHORTEST_CORRECTED || option[0] !== word[0]) continue;
    const errors = editDistance(word, option, most).whole;
    if (errors < fewest) [best, fewest] = [option, errors];
  }
  return best;
}
