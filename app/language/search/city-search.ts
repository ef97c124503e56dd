import MiniSearch from "minisearch";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { folded, type Word } from "../words/phrases";

/** What a search reads of a place. The weights say how much a hit tells: a name far more than a word of the sentence. */
const FIELDS = { names: 6, tags: 3, kind: 2, meal: 2, area: 1.5, about: 1 } as const;
type Document = { id: string } & Record<keyof typeof FIELDS, string>;

const documentOf = ({ id, name, aliases, tags, category, interests, meal, neighborhood, about }: Place): Document => ({
  id,
  names: [name, ...aliases].join(" "),
  tags: tags.join(" "),
  kind: [category, ...interests].join(" "),
  meal: meal ? [meal.kind, meal.cuisine, ...meal.for, ...meal.diet].join(" ") : "",
  area: neighborhood,
  about,
});

const termsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** One word for one thing: no plural. */
const termOf = (term: string): string | null =>
  term.length < 2 ? null : term.length > 3 && term.endsWith("s") && !term.endsWith("ss") ? term.slice(0, -1) : term;

/** From this length on a word may be mistyped, by so large a share of its letters. */
const SLIPS_FROM = 5;
const SLIPS = 0.2;

export type Found = { id: string; score: number };
/** A name that stands in what was typed, and where. */
export type Mention = { id: string; from: number; to: number; letters: number };

/** All that can be looked for in one city. */
export type CitySearch = {
  places: readonly Place[];
  /** Whether the city's places are described with that word. */
  hasWord: (word: string) => boolean;
  /** The places that words are about, the best first; `all`: every word has to be about it. */
  find: (text: string, options?: { all?: boolean; names?: boolean }) => Found[];
  /** The names of places that stand in the words, the longest first. */
  mentions: (words: readonly Word[]) => Mention[];
  neighborhoods: (words: readonly Word[]) => (Mention & { name: string })[];
};

type Key = { id: string; tokens: readonly string[]; letters: number };
type Index = Omit<CitySearch, "places">;

/** The indices of the last cities asked about, in the Worker's memory: the same city comes as new objects with each request. */
const kept = new Map<string, Index>();
const KEPT = 12;
const byPlaces = new WeakMap<readonly Place[], CitySearch>();

/** The search over a city, made when it is first needed. */
export function citySearch(places: readonly Place[]): CitySearch {
  const known = byPlaces.get(places);
  if (known) return known;
  const search = { places, ...indexOf(places) };
  byPlaces.set(places, search);
  return search;
}

/** Changes with whatever is searched. */
const signatureOf = (places: readonly Place[]): string =>
  places
    .map(
      ({ id, name, about, aliases, tags, neighborhood }) =>
        `${id}${name.length}.${about.length}.${aliases.length}.${tags.length}.${neighborhood.length}`,
    )
    .join();

function indexOf(places: readonly Place[]): Index {
  const signature = signatureOf(places);
  const known = kept.get(signature);
  kept.delete(signature);
  const index = known ?? makeIndex(places);
  kept.set(signature, index);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return index;
}

/** The text as the index holds it. */
function miniSearchOf(places: readonly Place[]): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields: Object.keys(FIELDS),
    tokenize: termsOf,
    processTerm: termOf,
    searchOptions: { boost: FIELDS, fuzzy: (term) => (term.length >= SLIPS_FROM ? SLIPS : false), prefix: false },
  });
  index.addAll(places.map(documentOf));
  return index;
}

function makeIndex(places: readonly Place[]): Index {
  let index: MiniSearch<Document> | undefined;
  const words = new Set(
    places.flatMap(({ name, neighborhood, about, tags, aliases, meal }) =>
      termsOf([name, neighborhood, about, ...tags, ...aliases, meal?.cuisine ?? ""].join(" ")),
    ),
  );
  const names = keysByFirst(places.flatMap((place) => namesOf(place).map((name) => keyOf(place.id, name))));
  const areas = keysByFirst(
    [...new Set(places.filter(({ dayTrip }) => !dayTrip).map(({ neighborhood }) => neighborhood))].map((name) =>
      keyOf(name, name),
    ),
  );
  return {
    hasWord: (word) => words.has(word),
    find: (text, { all = false, names: only = false } = {}) =>
      (index ??= miniSearchOf(places))
        .search(text, { combineWith: all ? "AND" : "OR", ...(only ? { fields: ["names"] } : {}) })
        .map(({ id, score }) => ({ id: String(id), score })),
    mentions: (typed) => mentionsIn(typed, names),
    neighborhoods: (typed) => mentionsIn(typed, areas).map((mention) => ({ ...mention, name: mention.id })),
  };
}

/** A lookout is called by what it looks from: "Portas do Sol". */
const LOOKOUT = /^(?:miradouro|mirador|mirante|belvedere)\s+(?:d[aeo]s?|del|de la|di)\s+(?=\S+\s+\S)/i;

/** A name, what stands in it in brackets and before them, and the other names it goes by. */
function namesOf({ name, aliases }: Place): string[] {
  const [before = "", inBrackets = ""] = name.split(/[()]/);
  // "Kinkakuji" is typed without its hyphen, and "Egyptian Museum" without where it is.
  const [head = ""] = name.split(",");
  return [
    name,
    name.replaceAll("-", ""),
    head.includes(" ") ? head : "",
    before,
    inBrackets,
    before.replace(LOOKOUT, ""),
    ...aliases,
  ].filter((each) => nameKey(each).length > 3);
}

function keyOf(id: string, name: string): Key {
  const tokens = termsOf(nameKey(name));
  return { id, tokens, letters: tokens.join("").length };
}

function keysByFirst(keys: readonly Key[]): ReadonlyMap<string, readonly Key[]> {
  const byFirst = new Map<string, Key[]>();
  for (const key of keys) {
    const [first] = key.tokens;
    if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), key]);
  }
  return byFirst;
}

function mentionsIn(words: readonly Word[], byFirst: ReadonlyMap<string, readonly Key[]>): Mention[] {
  return words
    .flatMap(({ said }, from) =>
      (byFirst.get(said) ?? [])
        .filter(({ tokens }) => tokens.every((token, i) => words[from + i]?.said === token))
        .map(({ id, tokens, letters }) => ({ id, letters, from, to: from + tokens.length })),
    )
    .sort((a, b) => b.letters - a.letters || a.from - b.from);
}
