import { nameKey } from "./place-name";
import { areOne, ELIDED, isSlipOf, type Key, keyOf, keyOfJoined, type Word } from "./typed-words";
import { keyWithoutCity, withoutCity } from "./without-city";

/** Anything that goes by a name, most often a place; the rest is what people tell it by who do not know its name. */
export type Named = {
  id?: string;
  name: string;
  aliases?: readonly string[];
  fame?: number;
  tags?: readonly string[];
  neighborhood?: string;
  about?: string;
  dayTrip?: boolean;
};

/** All that a place may be known by: its own names first, what people call it, and the words that tell of it. */
type Known = { name: string; fame: number; own: readonly Key[]; names: readonly Key[]; told: () => readonly Word[] };

const known = new WeakMap<Named, Known>();

const wordsOf = (texts: readonly (string | undefined)[]): Word[] =>
  texts.flatMap((text) => (text ? keyOf(text).words : []));

/** What stands before where it is, or what belongs to it: "Dumbo" of "Dumbo, Washington Street", "Big Ben" of "Big Ben and the Parliament". */
function headOf(name: string, fame: number): Key[] {
  const [beforeComma, ...where] = name.split(",");
  const [beforeAnd, ...more] = name.split(" and ");
  // Of "Victoria and Albert Museum" the first word is no name of it.
  const isName = (key: Key): boolean => tells(key) && (key.words.length > 1 || fame >= NOT_TO_BE_MISSED);
  return [
    ...(where.length > 0 && beforeComma ? [keyOf(beforeComma)].filter(tells) : []),
    ...(more.length > 0 && beforeAnd ? [keyOf(beforeAnd)].filter(isName) : []),
  ];
}

function knownOf(place: Named): Known {
  const before = known.get(place);
  if (before?.name === place.name) return before;
  const [outside, inBrackets] = place.name.split(/[()]/);
  const own = [place.name, ...(inBrackets ? [outside ?? "", inBrackets] : [])].map(keyOf);
  const head = headOf(outside ?? place.name, place.fame ?? 0);
  const joined = [place.name, ...(place.aliases ?? [])].filter((name) => ELIDED.test(name)).map(keyOfJoined);
  const keys = [...own, ...(place.aliases ?? []).map(keyOf), ...head, ...joined].filter(({ closed }) => closed !== "");
  let told: readonly Word[] | undefined;
  const found: Known = {
    name: place.name,
    fame: place.fame ?? 0,
    own: own.filter(({ closed }) => closed !== ""),
    names: keys,
    told: () => (told ??= wordsOf([...(place.tags ?? []), place.neighborhood, place.about])),
  };
  known.set(place, found);
  return found;
}

/** One would not go home without it. */
const NOT_TO_BE_MISSED = 3;
/** From this fame on a place is in every guidebook of its city. */
const IN_EVERY_GUIDEBOOK = 2;

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

/** The same words in another order: "museum of the Acropolis" of the Acropolis Museum. */
const isInOtherOrder = (typed: Key, name: Key): boolean =>
  typed.words.length > 1 &&
  typed.words.length === name.words.length &&
  tells(name) &&
  areAllIn(typed, name) &&
  areAllIn(name, typed);

/** All that is typed is in a name that says much more: "pyramids" of the Pyramids of Giza. A single word has to be written as it is there. */
const isPartOf = (typed: Key, name: Key): boolean =>
  typed.words.length > 1 ? areAllIn(typed, name) : name.words.some(({ plain }) => plain === typed.closed);

/** Part of the letters, where there are no spaces to part words by. */
const isWrittenIn = (inner: Key, outer: Key): boolean =>
  !inner.latin &&
  isLongEnough(inner) &&
  inner.closed.length >= NAME_SHARE * outer.closed.length &&
  outer.closed.includes(inner.closed);

/** The name stands as a phrase in what was typed, its words joined or not: "Kinkakuji temple". */
function isMentioned(name: Key, typed: Key): boolean {
  if (!tells(name) || !isLongEnough(name) || name.closed.length < NAME_SHARE * typed.closed.length) return false;
  return typed.words.some((_, from) => {
    let at = from;
    let said = "";
    while (at < typed.words.length && said.length < name.closed.length) said += typed.words[at++]?.plain ?? "";
    return said === name.closed;
  });
}

/** How many letters of the longest of the names that fit; 0 where none does. */
const longest = (names: readonly Key[], fits: (name: Key) => boolean): number =>
  Math.max(0, ...names.filter(fits).map(({ closed }) => closed.length));
const yes = (fits: boolean): number => (fits ? 1 : 0);

/** Among so few letters many a word is a slip of another: "masks" is not St Mark's. */
const SHORTEST_SLIP_IN_NAME = 6;
const isShort = ({ closed, words }: Key): boolean => words.length === 1 && closed.length < SHORTEST_SLIP_IN_NAME;
const isTellingWord = (typed: Key): boolean => typed.words.length === 1 && tells(typed) && isLongEnough(typed);

/** So many of the ways ask for a whole name. */
const WHOLE_NAME = 2;

/** A single word that many names have says little by itself: a small place is meant only by a word of its own name. */
const namesForPart = (typed: Key, { own, names, fame }: Known): readonly Key[] =>
  typed.words.length === 1 && fame < IN_EVERY_GUIDEBOOK ? own : names;

/** The ways in which typed words may be a name, the surest first; the higher the number, the better the fit. */
const WAYS: readonly ((typed: Key, place: Known) => number)[] = [
  (typed, { own }) => yes(own[0]?.closed === typed.closed),
  (typed, { names }) => yes(names.some(({ closed }) => closed === typed.closed)),
  (typed, { names }) => yes(names.some((name) => isInOtherOrder(typed, name))),
  // Of two names in it the longer is meant: "St Peter's Square", not "St Peter's"; "tiny bars in Shinjuku", not "Shinjuku".
  (typed, { names }) =>
    longest(names, (name) => isMentioned(name, typed) || (name.words.length > 1 && areInside(name, typed))),
  // "lotus" is the Lotus Temple before a Café Lota.
  (typed, { names, fame }) =>
    yes(fame >= IN_EVERY_GUIDEBOOK && isTellingWord(typed) && names.some((name) => isPartOf(typed, name))),
  (typed, place) =>
    yes(
      place.names.some((name) => areInside(name, typed)) ||
        namesForPart(typed, place).some((name) => areInside(typed, name) && (!isShort(typed) || isPartOf(typed, name))),
    ),
  (typed, place) =>
    yes(tells(typed) && isLongEnough(typed) && namesForPart(typed, place).some((name) => isPartOf(typed, name))),
  (typed, { names }) => yes(names.some((name) => isWrittenIn(name, typed) || isWrittenIn(typed, name))),
  (typed, { names }) => yes(tells(typed) && names.some(({ closed }) => isSlipOf(typed.closed, closed))),
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

/** By what was typed if that is a name, or else without the city's own name, which says nothing in that city. */
function byItsNames<P extends Named>(typed: Key, places: readonly P[]): P | null {
  const plain = withoutCity(typed, places);
  if (plain === typed) return byWays(typed, places, WAYS);
  return byWays(typed, places, WAYS.slice(0, WHOLE_NAME)) ?? byWays(plain, places, WAYS) ?? byWays(typed, places, WAYS);
}

function byWays<P extends Named>(typed: Key, places: readonly P[], ways: typeof WAYS): P | null {
  if (typed.closed === "") return null;
  for (const fits of ways) {
    const found = places.map((place) => ({ place, fit: fits(typed, knownOf(place)) }));
    const best = Math.max(...found.map(({ fit }) => fit));
    if (best > 0) return theOne(found.filter(({ fit }) => fit === best).map(({ place }) => place));
  }
  return null;
}

/** Kinds of which a city that has a famous one has most often no other: who types "the cathedral" means that one. */
const LONE_KINDS = new Set(["castle", "cathedral", "basilica", "citadel", "zoo", "aquarium"]);
/** What stands beside the place itself in a name: "Karlskirche, its dome and the lift". */
const BESIDE = /,| and | with /;

/** The one famous place of the city that is of a kind, where nothing but the kind is said; null where another goes by it too. */
function placeOfKind<P extends Named>(typed: Key, places: readonly P[]): P | null {
  const [kind, ...more] = withoutCity(typed, places).words;
  if (!kind || more.length > 0 || !LONE_KINDS.has(kind.plain)) return null;
  const says = ({ words }: Key): boolean => words.some(({ plain }) => plain === kind.plain);
  const goBy = places.filter((place) => {
    const { fame, names } = knownOf(place);
    return fame >= IN_EVERY_GUIDEBOOK && names.some(says);
  });
  const [one, ...others] = goBy;
  const isIt = one && others.length === 0 && !one.dayTrip && says(keyOf(one.name.split(BESIDE)[0] ?? ""));
  return isIt ? one : null;
}

/** The place that has the very name, its own before any other's second one. */
const placeCalled = <P extends Named>(key: string, places: readonly P[]): P | null =>
  places.find(({ name }) => nameKey(name) === key) ??
  places.find(({ aliases = [] }) => aliases.some((alias) => nameKey(alias) === key)) ??
  null;

/** The same, or else the only famous place of the kind typed, or the one place that is told by the words: "the old walls by the ghost gate". */
export function placeNamed<P extends Named>(text: string, places: readonly P[]): P | null {
  const typed = keyOf(text);
  if (ANY_ONE.test(text) && !tells(typed)) return null;
  const key = nameKey(text);
  const exact = key ? (placeCalled(key, places) ?? placeCalled(keyWithoutCity(key, places), places)) : null;
  return (
    exact ??
    beforeWhere(text, places) ??
    byItsNames(typed, places) ??
    placeOfKind(typed, places) ??
    placeDescribed(typed, places)
  );
}

/** Behind these stands where it is: "Karim's near Jama Masjid" is not Jama Masjid. */
const WHERE_IT_IS = /\s(?:near|next to|beside|opposite)\s/i;

/** The place that is named before its neighbour; null where no neighbour is. */
function beforeWhere<P extends Named>(text: string, places: readonly P[]): P | null {
  const [what, ...where] = text.split(WHERE_IT_IS);
  return what && where.length > 0 ? byItsNames(keyOf(what), places) : null;
}

/** Words that ask for one of a kind, whichever: "a castle". */
const ANY_ONE = /^\s*(?:an?|any|some|another|un|une|una|uno|ein|eine|um|uma)\s/i;

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
  const all = places.map((place) => {
    const { names, told } = knownOf(place);
    return { place, names, told: told() };
  });
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
