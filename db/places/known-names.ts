import { fileOfWord, type KnownName, type KnownNames, wordsOfName } from "../../app/domain/destination/known-names";
import { LANGUAGES } from "../../app/domain/people/language";
import { readKnowHow } from "../know-how/know-how-files";
import { readCities } from "./city-files.mjs";
import { metresBetween } from "./distance.mjs";
import type { City } from "./place-schema";

type CityPlace = City["places"][number];

/** So many places of a city are known to people who are elsewhere, its most famous first. */
const OF_A_CITY = 25;
/** A name of one word is of a place that one would not miss. */
const NOT_TO_BE_MISSED = 3;
const IN_EVERY_GUIDEBOOK = 2;

const SHORTEST = 4;
const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;

/** What is an ordinary word shows in the notes of every so manieth city: with a small letter in two, or with a capital one in some, it is no name. */
const EVERY = 3;
const SMALL_IN = 2;
const CAPITAL_IN = 4;

/** There is a street, or a church of a saint, of that name in many a city. */
const IN_MANY = new Set(
  `street road avenue lane strasse rue via calle rua st saint sankt sainte san santa santo sant sao christ sacred heart immaculate trinity`.split(
    " ",
  ),
);

/** The words that are no names: those that stand in the notes of several cities, in any of the six languages. */
function ordinaryWords(cities: readonly City[]): (word: string) => boolean {
  const [small, capital] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const asCompared = new Map<string, string>();
  const comparedOf = (word: string): string => {
    const known = asCompared.get(word) ?? wordsOfName(word)[0] ?? "";
    asCompared.set(word, known);
    return known;
  };
  for (const city of cities.filter((_, at) => at % EVERY === 0)) {
    const notes = LANGUAGES.flatMap((language) => Object.values(readKnowHow(language, city)));
    const told = city.places.flatMap(({ about, tags }) => [about, ...tags]);
    for (const word of new Set([...notes, ...told].join(" ").match(/\p{L}+/gu) ?? [])) {
      const counted = /^\p{Lu}/u.test(word) ? capital : small;
      const key = comparedOf(word);
      counted.set(key, (counted.get(key) ?? new Set()).add(city.id));
    }
  }
  return (word) => (small.get(word)?.size ?? 0) >= SMALL_IN || (capital.get(word)?.size ?? 0) >= CAPITAL_IN;
}

/** What a place goes by: its name, that without what stands behind it, and its other names. */
const namesOf = ({ name, aliases }: CityPlace): string[] => [
  ...new Set([name, name.split(/,|\(| and /)[0] ?? "", ...aliases].map((each) => wordsOfName(each).join(" "))),
];

const BEGINNING = 4;
/** A single word is a name where the place's own one begins like it: "kolosseum" is not, "colosseo" and "eiffelturm" are. */
const isLikeOwn = (word: string, { name }: CityPlace): boolean =>
  wordsOfName(name).some((own) => own.slice(0, BEGINNING) === word.slice(0, BEGINNING));

type Known = { city: City; place: CityPlace };

/** Of several cities it is of the one in which it lies, else of the nearest; of none where that is not clear. */
function theOne(known: readonly Known[]): Known | null {
  const inTown = known.filter(({ place }) => !place.dayTrip);
  const [only] = inTown;
  if (only) return new Set(inTown.map(({ city }) => city.id)).size === 1 ? only : null;
  return known.toSorted((a, b) => metresBetween(a.city, a.place) - metresBetween(b.city, b.place))[0] ?? null;
}

/** Well-known names of all covered cities, each by the words that tell it. Node only: it reads files. */
export function knownNames(): Map<string, KnownName[]> {
  const cities = readCities();
  const isOrdinary = ordinaryWords(cities);
  const tells = (word: string): boolean => word.length >= SHORTEST && !isOrdinary(word);
  const ofCities = new Set(
    cities.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => wordsOfName(each).join(" "))),
  );
  const byName = new Map<string, Known[]>();
  for (const city of cities) {
    const famous = city.places
      .filter(({ fame }) => fame >= IN_EVERY_GUIDEBOOK)
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, OF_A_CITY);
    for (const place of famous)
      for (const name of namesOf(place)) {
        const words = name.split(" ");
        const isOneWord = words.length === 1;
        if (!LATIN.test(name) || !words.some(tells) || ofCities.has(name)) continue;
        if (words.some((word) => IN_MANY.has(word))) continue;
        if (isOneWord && (place.fame < NOT_TO_BE_MISSED || !isLikeOwn(name, place))) continue;
        byName.set(name, [...(byName.get(name) ?? []), { city, place }]);
      }
  }
  const byWord = new Map<string, KnownName[]>();
  for (const [name, known] of byName) {
    const one = theOne(known);
    if (!one) continue;
    const entry: KnownName = [name, one.city.name, one.place.dayTrip ? 1 : 0, one.place.category];
    for (const word of new Set(name.split(" ").filter(tells))) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  return byWord;
}

/** The files that are deployed, by their names: the first letter of the words in them. */
export function knownNameFiles(): Map<string, KnownNames> {
  const files = new Map<string, Record<string, KnownName[]>>();
  for (const [word, names] of knownNames()) {
    const file = files.get(fileOfWord(word)) ?? {};
    file[word] = names;
    files.set(fileOfWord(word), file);
  }
  return files;
}
