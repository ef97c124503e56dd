import type { Interest, Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { citySearch } from "../search/city-search";
import type { Word } from "../words/phrases";
import { languageOf, readWords } from "../words/read-words";
import { refusedOf } from "../words/small-words";
import { PLAIN_WORDS } from "../words/usual-words";
import { saysOurs, unsupportedIn } from "./act-words";
import { DEMANDS, type DemandWord } from "./demand-words";
import { fearsIn, KIND_ROWS, KIND_TABLE, type Sought, soughtOf } from "./kind-words";
import { type Naming, namingIn } from "./naming";
import { unknownNameIn } from "./unknown-name";
import type { Wish } from "./wish";

type Kinds = Pick<Wish, "sought" | "unsought"> & {
  wantedCategories: Set<PlaceCategory>;
  wantedInterests: Set<Interest>;
  unwantedCategories: Set<PlaceCategory>;
  hints: string[];
};

/** Which kinds of places are wanted and which refused. What is refused anywhere is not wanted. */
function kindsIn(words: readonly Word[]): Kinds {
  const hits = KIND_TABLE.find(words);
  const refused = refusedOf(words, hits);
  const kinds: Omit<Kinds, "sought" | "unsought"> = {
    wantedCategories: new Set(),
    wantedInterests: new Set(),
    unwantedCategories: new Set(),
    hints: [],
  };
  const sought: Sought[] = [];
  const unsought: Sought[] = [];
  for (const [id, kind] of KIND_ROWS) {
    const found = hits.filter((hit) => hit.id === id);
    if (found.length === 0) continue;
    const isRefused = found.some((hit) => refused.has(hit));
    const asked = soughtOf(id);
    if (asked) (isRefused ? unsought : sought).push(asked);
    else if (isRefused) kind.categories?.forEach((category) => kinds.unwantedCategories.add(category));
    else {
      kind.categories?.forEach((category) => kinds.wantedCategories.add(category));
      kind.interests?.forEach((interest) => kinds.wantedInterests.add(interest));
      kinds.hints.push(...(kind.hints?.split(" ") ?? []));
    }
  }
  for (const category of kinds.unwantedCategories) kinds.wantedCategories.delete(category);
  return { ...kinds, sought, unsought };
}

type Flags = Pick<Wish, DemandWord>;

/** What is asked by yes or no: a row whose words stand there, and none of them refused. */
function flagsIn(words: readonly Word[]): Flags {
  const asked = DEMANDS.map(([id, table]) => {
    const hits = table.find(words);
    const refused = refusedOf(words, hits);
    return [id, hits.length > 0 && !hits.some((hit) => refused.has(hit))] as const;
  });
  return Object.fromEntries(asked) as Flags;
}

/** Words that are left when everything else is understood. */
const keywordsIn = (words: readonly Word[]): string[] =>
  nameKey(words.map(({ said }) => said).join(" "))
    .split(" ")
    .filter((word) => word.length > 2 && !PLAIN_WORDS.has(word));

/** Reads a wish from what the traveller typed; `places` are the city's, so that one of them can be named. */
export function readWish(feedback: string, places: readonly Place[]): Wish {
  const search = citySearch(places);
  const words = readWords(feedback, search.hasWord);
  const { rest, ...naming }: Naming = namingIn(feedback, words, search);
  const { hints, ...kinds } = kindsIn(rest);
  const flags = flagsIn(rest);
  const unsupported = unsupportedIn(rest, feedback);
  const isNamed = naming.named ?? naming.unwantedPlace ?? naming.nearPlace ?? naming.neighborhood;
  const asksMore = Object.entries(flags).some(([id, asked]) => asked && id !== "different");
  const isOurs = saysOurs(rest);
  const unknownName = isNamed || (!isOurs && (asksMore || unsupported)) ? null : unknownNameIn(feedback, search);
  // A foreign name says nothing of the language that somebody types in.
  const said = unknownName ? feedback.replace(unknownName, " ").trim() : "";
  return {
    ...flags,
    ...kinds,
    ...naming,
    feared: fearsIn(words),
    unsupported,
    unknownName,
    isOurs,
    keywords: [...new Set([...keywordsIn(rest), ...hints])],
    language: said ? languageOf(readWords(said, search.hasWord), said) : languageOf(words, feedback),
  };
}
