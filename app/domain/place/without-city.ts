import { type Key, keyOf, keyOfWords } from "./typed-words";

/** All places of one city. */
type Places = readonly { id?: string }[];

const cityWords = new WeakMap<Places, readonly string[]>();

/** The name of the city that all places are in: their ids begin with its own. */
function wordsOfCity(places: Places): readonly string[] {
  const before = cityWords.get(places);
  if (before) return before;
  const [first = [], ...others] = places.map(({ id = "" }) => id.split("-"));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const words = others.length > 0 && end > 0 ? first.slice(0, end) : [];
  cityWords.set(places, words);
  return words;
}

/** What a city is called: "new york city", "new york" and "nyc". */
function callsOf(city: readonly string[]): string[][] {
  const short = city.at(-1) === "city" ? city.slice(0, -1) : [...city];
  const initials = city.length > 1 ? [[city.map((word) => word[0]).join("")]] : [];
  return city.length === 0 ? [] : [[...short, "city"], short, ...initials];
}

/** What is typed without a city's name, most often its last words: "Osaka Castle, Osaka". All of it where nothing else is typed. */
function withoutWords<W>(
  typed: readonly W[],
  names: readonly (readonly string[])[],
  said: (word: W) => string,
): readonly W[] {
  const isAt = (name: readonly string[], from: number): boolean =>
    name.every((word, i) => {
      const here = typed[from + i];
      return here !== undefined && said(here) === word;
    });
  const [last] = names
    .map((name) => ({ from: typed.findLastIndex((_, from) => isAt(name, from)), length: name.length }))
    .filter(({ from, length }) => from >= 0 && length < typed.length)
    .toSorted((a, b) => b.from + b.length - a.from - a.length || b.length - a.length);
  return last ? typed.filter((_, i) => i < last.from || i >= last.from + last.length) : typed;
}

/** What was typed, read as words; the very same where it does not name the city. */
export function withoutCity(typed: Key, places: Places): Key {
  const names = callsOf(wordsOfCity(places)).map((words) => keyOf(words.join(" ")).words.map(({ plain }) => plain));
  const left = withoutWords(
    typed.words,
    names.filter(({ length }) => length > 0),
    ({ plain }) => plain,
  );
  return left === typed.words ? typed : keyOfWords(left);
}

/** What stands before a city's name: "the Walk in Dubai". */
const IN_IT = / (?:in|at|of)$/;

/** The same of a name's key, whose words are parted by spaces. */
export const keyWithoutCity = (key: string, places: Places): string =>
  withoutWords(key.split(" "), callsOf(wordsOfCity(places)), (word) => word)
    .join(" ")
    .replace(IN_IT, "");
