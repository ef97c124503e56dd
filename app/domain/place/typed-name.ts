import { cityKey } from "../cities/city-key.mjs";
import { editDistance, slipsForgiven } from "../cities/edit-distance";

/** Anything that goes by a name, most often a place. */
export type Named = { name: string; aliases?: readonly string[]; fame?: number };

/** What people write around a name, and what joins its words. */
const LITTLE = new Set(
  "the a an of at in on to and de del della di da do dos das du des la le les el los las il lo gli i der die das den van von visit see seeing go going tour tickets ticket trip day half full morning afternoon with".split(
    " ",
  ),
);
/** Words that name a kind of place, and none alone. */
const KINDS = new Set(
  "museum museums market markets tower towers park parks garden gardens bridge bridges palace palaces church churches cathedral basilica temple temples shrine mosque synagogue monastery castle fort fortress square plaza piazza place beach beaches street road avenue old new town city centre center river lake sea harbour harbor port island hill hills mountain mount mt view viewpoint cafe restaurant bar pub club hotel station house hall gallery national royal grand great world art arts food night north south east west upper lower saint st san santa sao zoo aquarium opera theatre theater library university district quarter walk cruise boat show dinner lunch breakfast brunch drinks coffee shopping sunset sunrise local best free".split(
    " ",
  ),
);
/** What is in two words for one thing. */
const SAME: Record<string, string> = {
  saint: "st",
  mount: "mt",
  theatre: "theater",
  centre: "center",
  harbour: "harbor",
};

/** One way of writing it: no accents, no case, one word for one thing, no plural. */
const wordOf = (word: string): string => {
  const same = SAME[word] ?? word;
  return same.length > 4 && same.endsWith("s") && !same.endsWith("ss") ? same.slice(0, -1) : same;
};

type Key = { closed: string; words: readonly string[]; telling: readonly string[] };

const isKind = (word: string): boolean => KINDS.has(word) || KINDS.has(`${word}s`);
const lengthOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

function keyOf(text: string): Key {
  const plain = cityKey(text.replace(/['’‘`´]/g, ""))
    .split(" ")
    .filter(Boolean);
  const words = plain.filter((word) => !LITTLE.has(word)).map(wordOf);
  return { closed: words.join(""), words, telling: words.filter((word) => !isKind(word)) };
}

const known = new WeakMap<Named, { name: string; keys: readonly Key[] }>();

/** A place's own name first, then what stands in brackets in it, then the others it goes by. */
function keysOf(place: Named): readonly Key[] {
  const cached = known.get(place);
  if (cached?.name === place.name) return cached.keys;
  const [before, inBrackets] = place.name.split(/[()]/);
  const names = [place.name, ...(inBrackets ? [before ?? "", inBrackets] : []), ...(place.aliases ?? [])];
  const keys = names.map(keyOf).filter(({ closed }) => closed !== "");
  known.set(place, { name: place.name, keys });
  return keys;
}

/** How much of the longer of two the shorter has to be. */
const SHARE = 0.5;
const SHORTEST = 4;

/** The same words in any order, or all of those of one in the other, which says little more. */
function areInside(inner: Key, outer: Key): boolean {
  return (
    inner.telling.length > 0 &&
    inner.closed.length >= SHORTEST &&
    inner.words.every((word) => outer.words.includes(word)) &&
    lengthOf(inner.words) >= SHARE * lengthOf(outer.words)
  );
}

/** What is typed is part of a name that only one place has: "pyramids" for the Pyramids of Giza. */
const begunIn = (typed: Key, name: Key): boolean =>
  typed.telling.length > 0 && typed.closed.length >= SHORTEST && typed.words.every((word) => name.words.includes(word));

function isSlipOf(typed: Key, name: Key): boolean {
  const forgiven = Math.min(slipsForgiven(typed.closed.length), slipsForgiven(name.closed.length));
  return (
    forgiven > 0 &&
    typed.telling.length > 0 &&
    typed.closed[0] === name.closed[0] &&
    editDistance(typed.closed, name.closed, forgiven).whole <= forgiven
  );
}

/** Of several, the one that is clearly the most famous. */
function theOne<P extends Named>(places: readonly P[]): P | null {
  const [first, second] = places.toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0));
  if (!first || !second) return first ?? null;
  return (first.fame ?? 0) > (second.fame ?? 0) ? first : null;
}

/** The ways to understand what was typed, the surest first. A weaker one counts only where no surer one fits. */
const WAYS: readonly ((typed: Key, names: readonly Key[]) => boolean)[] = [
  (typed, [name]) => name?.closed === typed.closed,
  (typed, names) => names.some(({ closed }) => closed === typed.closed),
  (typed, names) => names.some((name) => areInside(name, typed) || areInside(typed, name)),
  (typed, names) => names.some((name) => begunIn(typed, name)),
  (typed, names) => names.some((name) => isSlipOf(typed, name)),
];

/** The one place that typed words mean by any of its names; null where they may mean several, or say much more than a name. */
export function placeTyped<P extends Named>(text: string, places: readonly P[]): P | null {
  const typed = keyOf(text);
  if (typed.closed === "") return null;
  for (const fits of WAYS) {
    const found = places.filter((place) => fits(typed, keysOf(place)));
    if (found.length > 0) return theOne(found);
  }
  return null;
}
