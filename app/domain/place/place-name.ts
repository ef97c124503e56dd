import { plainText } from "./plain-text";
import { remembered } from "./remembered";

const KEYS_KEPT = 8000;

/** A name as compared: no case, no accents, no punctuation, no leading article. */
export const nameKey: (name: string) => string = remembered(
  (name) =>
    plainText(name)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .replace(/^(the|a|an|o|os|as|la|le|les|el|il|lo|gli|das|der|die) /, ""),
  KEYS_KEPT,
);

/** A title that says much more than the name is a wish of its own: "Dinner with Ana near Rossio" is not Rossio. */
const NAME_SHARE = 0.4;
const SHORTEST_TITLE = 4;

/**
 * The place that the title of a stop names: by its name, as a phrase that makes up a good part of the title, or by words that only its name has. What
 * people type who do not know the name is read by `placeNamed`, which weighs more.
 */
export function placeTitled<P extends { name: string; aliases?: readonly string[] }>(
  title: string,
  places: readonly P[],
): P | null {
  const key = nameKey(title);
  if (!key) return null;
  const exact = places.find(({ name, aliases = [] }) => [name, ...aliases].some((each) => nameKey(each) === key));
  if (exact) return exact;
  const mentioned = placeMentioned(title, places);
  if (mentioned && nameKey(mentioned.name).length >= key.length * NAME_SHARE) return mentioned;
  const words = key.split(" ");
  const having = places.filter(({ name }) => words.every((word) => ` ${nameKey(name)} `.includes(` ${word} `)));
  return having.length === 1 && key.length >= SHORTEST_TITLE ? (having[0] ?? null) : null;
}

/** The place with the longest name that stands as a whole phrase in the text. */
export function placeMentioned<P extends { name: string }>(text: string, places: readonly P[]): P | null {
  const key = ` ${nameKey(text)} `;
  let best: P | null = null;
  let bestLength = 3;
  for (const place of places) {
    const name = nameKey(place.name);
    if (name.length > bestLength && key.includes(` ${name} `)) [best, bestLength] = [place, name.length];
  }
  return best;
}

const SHORTEST_WORD = 5;

/**
 * The one place whose name alone has a word of the text, or begins with it and names more behind: "Sintra" for "Sintra and Pena Palace".
 * `counts` says which words of the text may stand for a place.
 */
export function placeByWord<P extends { name: string }>(
  text: string,
  places: readonly P[],
  counts: (word: string) => boolean,
): P | null {
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && counts(word))
    .map(nameKey);
  for (const word of words) {
    const named = places.filter((place) => nameKey(place.name).split(" ").includes(word));
    if (named.length === 1) return named[0] ?? null;
    const heads = named.filter(({ name }) => nameKey(name.split(/,|\(| and /)[0] ?? "") === word);
    if (heads.length === 1) return heads[0] ?? null;
  }
  return null;
}
