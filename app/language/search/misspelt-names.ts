import { editDistance } from "~/domain/cities/edit-distance";
import type { Place } from "~/domain/place/place";
import { folded, type Word } from "../words/phrases";
import { knowsNoWordOf } from "../words/read-words";
import { PLAIN_WORDS } from "../words/usual-words";
import { citySearch } from "./city-search";

/** Shorter words have too many neighbours to guess what was meant. */
const SHORTEST = 6;
/** From this length on, two typing errors are corrected instead of one. */
const LONG = 9;

const kept = new WeakMap<readonly Place[], ReadonlyMap<string, readonly string[]>>();

/** The longer words of the names of a city's places, by their first letter. */
function wordsOfNames(places: readonly Place[]): ReadonlyMap<string, readonly string[]> {
  const known = kept.get(places);
  if (known) return known;
  const words = new Set(
    places.flatMap(({ name, aliases, neighborhood }) =>
      (folded([name, neighborhood, ...aliases].join(" ")).match(/\p{L}+/gu) ?? []).filter(
        (word) => word.length >= SHORTEST,
      ),
    ),
  );
  const byLetter = new Map<string, string[]>();
  for (const word of words) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  kept.set(places, byLetter);
  return byLetter;
}

/** The words with those put right that are nearly a word of a name here, and nothing else: "the astronomcal clock". */
export function withNames(words: readonly Word[], places: readonly Place[]): Word[] {
  const { hasWord } = citySearch(places);
  return words.map((word) => {
    const { said, isMark } = word;
    if (isMark || said.length < SHORTEST || !knowsNoWordOf([word], hasWord) || PLAIN_WORDS.has(said)) return word;
    const most = said.length >= LONG ? 2 : 1;
    const meant = (wordsOfNames(places).get(said.charAt(0)) ?? []).find(
      (option) => Math.abs(option.length - said.length) <= most && editDistance(said, option, most).whole <= most,
    );
    return meant ? { ...word, said: meant } : word;
  });
}
