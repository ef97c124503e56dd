import { editDistance } from "~/domain/cities/edit-distance";
import type { Place } from "~/domain/place/place";
import { KIND_TABLE } from "../wish/kind-words";
import { folded, wordsOf } from "../words/phrases";
import { PLAIN_WORDS, USUAL_WORDS } from "../words/usual-words";

/** Shorter words sound like too many others. */
const SHORTEST = 6;
/** From this length of its sound on a word may differ by two, else by one. */
const LONG = 7;
/** A word that more places have in their names tells none of them. */
const MOST_PLACES = 3;

/** How a word sounds to most of the six languages, roughly: "Nymphenburg" and "Nimfenberg" are "nimfinborg" and "nimfinbirg". */
export const soundOf = (word: string): string =>
  folded(word)
    .replace(/[^a-z]/g, "")
    .replace(/ph/g, "f")
    .replace(/x/g, "ks")
    .replace(/[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/w/g, "v")
    .replace(/h/g, "")
    .replace(/[yej]/g, "i")
    .replace(/u/g, "o")
    .replace(/(.)\1+/g, "$1");

type Sounds = ReadonlyMap<string, readonly Place[]>;
const kept = new WeakMap<readonly Place[], Sounds>();

/** The places by the sounds of the words in their names that few of them have. */
function soundsOf(places: readonly Place[]): Sounds {
  const known = kept.get(places);
  if (known) return known;
  const sounds = new Map<string, Place[]>();
  for (const place of places) {
    const words = folded([place.name, ...place.aliases].join(" ")).match(/\p{L}+/gu) ?? [];
    for (const word of new Set(words.filter((each) => each.length >= SHORTEST && !isUsual(each)).map(soundOf)))
      sounds.set(word, [...(sounds.get(word) ?? []), place]);
  }
  const telling = new Map([...sounds].filter(([, of]) => of.length <= MOST_PLACES));
  kept.set(places, telling);
  return telling;
}

/** A kind of place is no name of one. */
const isUsual = (word: string): boolean =>
  PLAIN_WORDS.has(word) || USUAL_WORDS.has(word) || KIND_TABLE.find(wordsOf(word)).length > 0;

/**
 * The places that an unknown name may mean, as it was heard or is written in another language: the nearest in sound first.
 */
export function placesThatSoundLike(name: string, places: readonly Place[]): Place[] {
  const words = (folded(name).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST && !isUsual(word));
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const sound = soundOf(longest);
  const allowed = sound.length >= LONG ? 2 : 1;
  const found = [...soundsOf(places)].flatMap(([other, of]) => {
    if (other.charAt(0) !== sound.charAt(0) || Math.abs(other.length - sound.length) > allowed) return [];
    const errors = editDistance(sound, other, allowed).whole;
    return errors <= allowed ? of.map((place) => ({ place, errors })) : [];
  });
  return [
    ...new Set(found.toSorted((a, b) => a.errors - b.errors || b.place.fame - a.place.fame).map(({ place }) => place)),
  ];
}
