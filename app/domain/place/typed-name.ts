import { nameKey } from "./place-name";
import { areOne, isSlipOf, type Key, keyOf, type Word } from "./typed-words";

/** Anything that goes by a name, most often a place; the rest is what people tell it by who do not know its name. */
export type Named = {
  id?: string;
  name: string;
  aliases?: readonly string[];
  fame?: number;
  tags?: readonly string[];
  neighborhood?: string;
  about?: string;
};

/** All that a place may be known by: its own names first, what people call it, and the words that tell of it. */
type Known = { name: string; own: readonly Key[]; names: readonly Key[]; told: readonly Word[] };

const known = new WeakMap<Named, Known>();

const wordsOf = (texts: readonly (string | undefined)[]): Word[] =>
  texts.flatMap((text) => (text ? keyOf(text).words : []));

function knownOf(place: Named): Known {
  const before = known.get(place);
  if (before?.name === place.name) return before;
  const [outside, inBrackets] = place.name.split(/[()]/);
  const own = [place.name, ...(inBrackets ? [outside ?? "", inBrackets] : [])].map(keyOf);
  const keys = [...own, ...(place.aliases ?? []).map(keyOf)].filter(({ closed }) => closed !== "");
  const found: Known = {
    name: place.name,
    own: own.filter(({ closed }) => closed !== ""),
    names: keys,
    told: wordsOf([...(place.tags ?? []), place.neighborhood, place.about]),
  };
  known.set(place, found);
  return found;
}

const SHORTEST = 4;
/** Where words are written without spaces between them, two letters are a word. */
const SHORTEST_OF_OTHER_SCRIPTS = 2;
/** How much of the longer of two the shorter has to be. */
const SHARE = 0.5;
/** Of what is typed, as much has to be the name: "Dinner with Ana near Rossio" is not Rossio. */
const NAME_SHARE = 0.4;

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { plain }) => sum + plain.length, 0);
const tells = ({ words }: Key): boolean => words.some((word) => word.tells);
const hasWord = (words: readonly Word[], wanted: Word): boolean => words.some((word) => areOne(word, wanted));
const isLongEnough = ({ closed, latin }: Key): boolean =>
  closed.length >= (latin ? SHORTEST : SHORTEST_OF_OTHER_SCRIPTS);

/** All words of one in the other, in any order. */
const areAllIn = (few: Key, many: Key): boolean => few.words.every((word) => hasWord(many.words, word));

/** The same words in any order, or all of those of one in the other, which says little more. */
const areInside = (inner: Key, outer: Key): boolean =>
  tells(inner) &&
  isLongEnough(inner) &&
  lengthOf(inner.words) >= SHARE * lengthOf(outer.words) &&
  areAllIn(inner, outer);

/** All that is typed is in a name that says much more: "pyramids" of the Pyramids of Giza. A single word has to be written as it is there. */
const isPartOf = (typed: Key, name: Key): boolean =>
  typed.words.length > 1 ? areAllIn(typed, name) : name.words.some(({ plain }) => plain === typed.closed);

/** Part of the letters, where there are no spaces to part words by. */
const isWrittenIn = (inner: Key, outer: Key): boolean =>
  !inner.latin &&
  isLongEnough(inner) &&
  inner.closed.length >= NAME_SHARE * outer.closed.length &&
  outer.closed.includes(inner.closed);

/** The name stands as a phrase in what was typed. */
function isMentioned(name: Key, typed: Key): boolean {
  if (!tells(name) || !isLongEnough(name) || lengthOf(name.words) < NAME_SHARE * lengthOf(typed.words)) return false;
  const [said, wanted] = [typed, name].map(({ words }) => ` ${words.map(({ plain }) => plain).join(" ")} `);
  return said?.includes(wanted ?? "") ?? false;
}

/** The ways in which typed words may be a name, the surest first. */
const WAYS: readonly ((typed: Key, place: Known) => boolean)[] = [
  (typed, { own }) => own[0]?.closed === typed.closed,
  (typed, { names }) => names.some(({ closed }) => closed === typed.closed),
  (typed, { names }) => names.some((name) => isMentioned(name, typed)),
  (typed, { names }) => names.some((name) => areInside(name, typed) || areInside(typed, name)),
  (typed, { names }) => tells(typed) && isLongEnough(typed) && names.some((name) => isPartOf(typed, name)),
  (typed, { names }) => names.some((name) => isWrittenIn(name, typed) || isWrittenIn(typed, name)),
  (typed, { names }) => tells(typed) && names.some(({ closed }) => isSlipOf(typed.closed, closed)),
];

/** Of several, the one that is clearly the most famous. */
function theOne<P extends Named>(places: readonly P[]): P | null {
  const [first, second] = places.toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0));
  if (!first || !second) return first ?? null;
  return (first.fame ?? 0) > (second.fame ?? 0) ? first : null;
}

/** The one place that typed words mean by any of its names; null where they may mean several, or say much more than a name. */
export const placeTyped = <P extends Named>(text: string, places: readonly P[]): P | null =>
  byItsNames(keyOf(text), places);

function byItsNames<P extends Named>(typed: Key, places: readonly P[]): P | null {
  if (typed.closed === "") return null;
  for (const fits of WAYS) {
    const found = places.filter((place) => fits(typed, knownOf(place)));
    if (found.length > 0) return theOne(found);
  }
  return null;
}

/** The same, or else the one place that is told by the words: "the old walls by the ghost gate". */
export function placeNamed<P extends Named>(text: string, places: readonly P[]): P | null {
  const key = nameKey(text);
  const exact = key ? places.find((place) => nameKey(place.name) === key) : undefined;
  if (exact) return exact;
  const typed = keyOf(text);
  return byItsNames(typed, places) ?? placeDescribed(typed, places);
}

/** Of a description, so much has to be true of the one place, and so much more than of any other. */
const TOLD = 0.75;
const CLEARLY = 0.12;
/** A word of its name, or so many that tell of it. */
const FEWEST_TOLD = 2;
const NAME_TELLS = 1;
const TAG_TELLS = 0.8;

/** How well each place is told by the words typed: a word that few places have counts more, and one that is in a name counts more than one that tells of it. */
function placeDescribed<P extends Named>(typed: Key, places: readonly P[]): P | null {
  const telling = typed.words.filter(({ tells: yes }) => yes);
  if (telling.length === 0 || typed.words.length < FEWEST_TOLD) return null;
  const all = places.map((place) => ({ place, ...knownOf(place) }));
  const weights = typed.words.map((word) => {
    const count = all.filter(
      ({ names, told }) => hasWord(told, word) || names.some(({ words }) => hasWord(words, word)),
    ).length;
    return Math.log(1 + places.length / Math.max(1, count)) * (word.tells ? 1 : 0.5);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const ranked = all
    .map(({ place, names, told }) => {
      let met = 0;
      let own = 0;
      typed.words.forEach((word, i) => {
        const named = names.some(({ words }) => hasWord(words, word));
        met += (weights[i] ?? 0) * (named ? NAME_TELLS : hasWord(told, word) ? TAG_TELLS : 0);
        own += word.tells ? (named ? FEWEST_TOLD : hasWord(told, word) ? 1 : 0) : 0;
      });
      return { place, score: met / whole, own };
    })
    .filter(({ own }) => own >= FEWEST_TOLD)
    .sort((a, b) => b.score - a.score || (b.place.fame ?? 0) - (a.place.fame ?? 0));
  const [first, second] = ranked;
  if (!first || first.score < TOLD) return null;
  return !second || first.score - second.score >= CLEARLY ? first.place : null;
}
