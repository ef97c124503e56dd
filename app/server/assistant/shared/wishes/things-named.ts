import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey, placeByWord } from "~/domain/place/place-name";
import { rememberedOf } from "~/domain/place/remembered";
import { type BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Language } from "~/domain/people/language";
import { citySearch } from "~/language/search/city-search";
import { withNames } from "~/language/search/misspelt-names";
import { isKindWord, sameWord } from "~/language/search/name-in-other-words";
import { withClauses } from "~/language/wish/clauses";
import { DEMANDS } from "~/language/wish/demand-words";
import { KIND_ROWS, KIND_TABLE, type KindId, soughtOf } from "~/language/wish/kind-words";
import { mayNamePlace, saysWhere } from "~/language/wish/naming";
import { isThere } from "~/language/wish/elsewhere/what-there-is";
import type { Wish } from "~/language/wish/wish";
import { asksForSomewhere, DEFINITE } from "~/language/wish/stop-clauses";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { folded, PhraseTable, type Word, wordsOf } from "~/language/words/phrases";
import { ownWordsOfAll, readWords } from "~/language/words/read-words";
import { isSpokenAgainst } from "~/language/words/small-words";
import { PLAIN_WORDS, USUAL_WORDS } from "~/language/words/usual-words";
import { isPlaceOf, plannedStop } from "~/planner/plan/planned-blocks";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";

/** Something of the plan or the city that words name, and where they do: by a name, or only by what kind of thing it is or where it lies. */
export type Thing = { from: number; to: number; stop: PlacedStop | null; place: Place | null; isByName: boolean };

/** Where the wish is typed: what is nearer to it is meant before what lies on other days. */
type Here = { dayIndex: number; part: BlockName };

/** Shorter words tell no name. */
const TELLS_FROM = 4;
/** A kind that is found in more categories tells of no stop by them. */
const FEW_CATEGORIES = 3;

/** Of these no word names a square, or any place. */
const NO_PLACE = new PhraseTable({
  instead: `
    in place of, take/takes place, in the first place
    | an stelle
    | a la/sa/leur place, sur place, de la place
    | en lugar de
    | al posto di
    | no/em lugar de/do/da
  `,
});

/** "Este" is a villa here, and "this" wherever Spanish is typed. */
const isOwnWord = (name: string): boolean => name.split(" ").every((word) => ownWordsOfAll.has(word));

/** Who comes along is no part of a name: "les enfants" are not the market of the red ones. */
const COMPANY = DEMANDS.filter(([id]) => id === "children");

const isPlain = (word: string): boolean => LITTLE_WORDS.has(word) || PLAIN_WORDS.has(word) || USUAL_WORDS.has(word);

/**
 * All that a wish names, in its order: by its name, by a part of it ("taronga"), by its kind in another language ("el castillo"), or by the kind of a stop that
 * is the only one of its kind ("the museum").
 */
export function thingsNamed(
  words: readonly Word[],
  days: readonly Day[],
  places: readonly Place[],
  here: Here,
  language: Language,
): Thing[] {
  const near = ({ at }: PlacedStop): number => (at.day !== here.dayIndex ? 2 : at.part === here.part ? 0 : 1);
  const stops = days.flatMap(({ stops: each }) => each).toSorted((a, b) => near(a) - near(b));
  const found: Thing[] = [];
  const isFree = (from: number, to: number): boolean => found.every((thing) => to <= thing.from || from >= thing.to);
  const take = (thing: Thing): void => {
    if (isFree(thing.from, thing.to)) found.push(thing);
  };
  const placeOf = (stop: PlacedStop): Place | null => places.find((place) => isPlaceOf(stop, place)) ?? null;
  for (const { id, from, to } of citySearch(places).mentions(words)) {
    const place = places.find((each) => each.id === id);
    const name = words
      .slice(from, to)
      .map(({ said }) => said)
      .join(" ");
    if (place && mayNamePlace(name) && !isOwnWord(name))
      take({ from, to, place, stop: plannedStop(days, place), isByName: true });
  }
  const lead = stops.find((stop) => near(stop) === 0 && stop.kind !== "meal") ?? null;
  for (const run of runsOfNames(words, stops, placeOf, language, lead)) take(run);
  for (const hit of KIND_TABLE.find(words)) {
    const [before] = words.slice(hit.from - 1, hit.from);
    const isThe = isDefinite(before, language);
    if (!(isThe || (before && TO_THE.has(before.said))) || !isFree(hit.from, hit.to)) continue;
    const categories = kindsById(hit.id);
    const sought = soughtOf(hit.id);
    const some = stops.filter((stop) => {
      const place = placeOf(stop);
      // "The dessert" is where there are cakes, and not whatever market may have some.
      const isIt = place !== null && categories.includes(place.category) && (!sought || isSought(place, sought));
      return stop.kind !== "meal" && isIt;
    });
    const [stop, second] = some;
    // "Zum Schloss" is the one that stands there, or any.
    if (stop && (isThe || near(stop) === 0) && (!second || near(stop) < near(second)))
      take({ from: hit.from, to: hit.to, stop, place: placeOf(stop), isByName: false });
  }
  const company = COMPANY.flatMap(([, table]) => table.find(words));
  const isCompany = (at: number): boolean => company.some(({ from, to }) => at >= from && at < to);
  words.forEach(({ said, isMark }, from) => {
    if (isMark || said.length <= TELLS_FROM || isPlain(said) || isCompany(from) || !isFree(from, from + 1)) return;
    const place = placeByWord(said, places, (word) => mayNamePlace(word) && !isPlain(folded(word)));
    if (place) take({ from, to: from + 1, place, stop: plannedStop(days, place), isByName: true });
  });
  return found.toSorted((a, b) => a.from - b.from);
}

type Named = { words: readonly Word[]; things: readonly Thing[] };
/** A reply asks several times what each of its clauses names. */
const CLAUSES_KEPT = 24;
const lastNamed = rememberedOf<readonly Day[], Named>(CLAUSES_KEPT);

/** The words of a wish, and all that it names. */
export function thingsIn(request: RevisionRequest): Named {
  const { brief, days, dayIndex, blockName, feedback, said } = request;
  const { language, unknownName, far } = wishIn(request);
  const asked = JSON.stringify([
    brief.guide?.id,
    brief.guide?.places.length,
    dayIndex,
    blockName,
    feedback,
    language,
    unknownName,
    far,
    said,
  ]);
  return lastNamed(days, asked, () => thingsAnew(request));
}

function thingsAnew(request: RevisionRequest): Named {
  const { brief, days, dayIndex, blockName, feedback } = request;
  const places = brief.guide?.places ?? [];
  const read = withNames(readWords(feedback, citySearch(places).hasWord), places);
  const words = withClauses(read, feedback, request.said ?? []);
  const wish = wishIn(request);
  const named = thingsNamed(words, days, places, { dayIndex, part: blockName }, wish.language);
  const unknown = spanOfUnknown(words, wish);
  const isWhere = (thing: Thing): boolean => thing.place !== null && saysWhere(thing.place, words, thing);
  // "We have the zoo on Friday already": it is not to come, and stays where it is.
  const isElsewhere = (thing: Thing): boolean => thing.stop?.at.day !== dayIndex && isSpokenAgainst(words, thing);
  // "C'è acqua alta" tells of the water, and names no bookshop that is called after it.
  const isToldOf = (thing: Thing): boolean => thing.place !== null && isThere(words, thing, thing.place.name);
  const isOfUnknown = ({ from, to }: Thing): boolean => unknown !== null && from < unknown.to && unknown.from < to;
  return {
    words,
    things: named.filter((thing) => !isWhere(thing) && !isElsewhere(thing) && !isOfUnknown(thing) && !isToldOf(thing)),
  };
}

/**
 * Where a name stands that nothing here is called by, with a word for its kind right beside it: no part of "the Moonlit Durian Palace", or of "parque Guinle",
 * names a stop or a place.
 */
function spanOfUnknown(words: readonly Word[], { unknownName, far }: Wish): { from: number; to: number } | null {
  const name = wordsOf(unknownName ?? far?.name ?? "").filter(({ isMark }) => !isMark);
  const from = words.findIndex((_, at) =>
    name.every(({ said }, i) => words[at + i]?.said === said || words[at + i]?.typed === said),
  );
  if (name.length === 0 || from < 0) return null;
  const to = from + name.length;
  const kinds = KIND_TABLE.find(words);
  const before = kinds.find(
    (hit) => hit.to === from || (hit.to === from - 1 && LITTLE_WORDS.has(words[hit.to]?.said ?? "")),
  );
  const after = kinds.find((hit) => hit.from === to);
  return { from: before?.from ?? from, to: after?.to ?? to };
}

/** "A" is an article of Portuguese that says which, and one of English that does not. */
const isDefinite = (before: Word | undefined, language: Language): boolean =>
  before !== undefined && DEFINITE.has(before.said) && !(language === "en" && before.said === "a");

/** The article is in the word before. */
const TO_THE = new Set("alle alla al allo ai agli dalla dal au aux zum zur beim ao aos".split(" "));

const ANY_ONE = new Set(
  `an some any another more other other's no ein eine einen noch andere anderen anderes mehr un une des autre autres plus uno una unos unas otro otra mas altro altra
  piu um uma outro outra mais`.split(/\s+/),
);
/** Whether the words before a kind ask for any one of it. */
const isAnyOne = (before: Word | undefined, language: Language): boolean =>
  before !== undefined && (ANY_ONE.has(before.said) || (language === "en" && before.said === "a"));

/** "The mosque", typed at one that is a mosque, is that one, whatever else is called a mosque. */
const isKindOf = (words: readonly Word[], at: number, place: Place | null): boolean =>
  place !== null &&
  KIND_TABLE.find(words).some(({ id, from, to }) => at >= from && at < to && kindsById(id).includes(place.category));

/** The categories that tell of a kind; none where they are too many to tell it by. */
const kindsById = (kind: KindId): readonly PlaceCategory[] =>
  KIND_ROWS.flatMap(([id, { categories: all = [] }]) => (id === kind && all.length <= FEW_CATEGORIES ? all : []));

/** Words in a row that stand in the name of a stop, the longest first; one that only names a kind has no "any" before it. */
function runsOfNames(
  words: readonly Word[],
  stops: readonly PlacedStop[],
  placeOf: (stop: PlacedStop) => Place | null,
  language: Language,
  lead: PlacedStop | null,
): Thing[] {
  const tokens = words.map(({ said }) => sameWord(said));
  const hits = NO_PLACE.find(words);
  const isAsked = asksForSomewhere(words);
  const kinds = KIND_TABLE.find(words);
  const isOfKinds = (from: number, to: number): boolean => kinds.some((hit) => hit.from <= from && to <= hit.to);
  const isTelling = (at: number): boolean =>
    hits.every(({ from, to }) => at < from || at >= to) &&
    (words[at]?.said.length ?? 0) >= TELLS_FROM &&
    (isKindWord(tokens[at] ?? "") || !(isPlain(words[at]?.said ?? "") || ownWordsOfAll.has(words[at]?.said ?? "")));
  const runs = stops.flatMap((stop) => {
    const place = placeOf(stop);
    const own = new Set(wordsOf(nameKey(`${stop.title} ${place?.name ?? ""}`)).map(({ said }) => sameWord(said)));
    const [head = ""] = stop.title.split(/,|\(| and /);
    const inHead = wordsOf(nameKey(head)).map(({ said }) => sameWord(said));
    const isOwn = (at: number): boolean => isTelling(at) && own.has(tokens[at] ?? "");
    return words.flatMap((_, from) => {
      if (!isOwn(from) || isOwn(from - 1)) return [];
      let to = from + 1;
      while (to < words.length && (isOwn(to) || (LITTLE_WORDS.has(words[to]?.said ?? "") && isOwn(to + 1)))) to += 1;
      const isNameAlone = (token: string): boolean => !isKindWord(token) && !LITTLE_WORDS.has(token);
      const isKind = !tokens.slice(from, to).some(isNameAlone);
      if (isAnyOne(words[from - 1], language)) return [];
      // "Somewhere quiet, garden or rooftop" is any, too.
      if ((isKind || isOfKinds(from, to)) && stop !== lead && isAsked && !isDefinite(words[from - 1], language))
        return [];
      if (isKind && isKindOf(words, from, lead && placeOf(lead)) && stop !== lead) return [];
      const area = new Set(wordsOf(nameKey(place?.neighborhood ?? "")).map(({ said }) => sameWord(said)));
      const isByName = tokens.slice(from, to).some((token) => isNameAlone(token) && !area.has(token));
      const isWhole = inHead.every((token) => tokens.slice(from, to).includes(token));
      return [{ from, to, stop, place, isByName, unsaid: isKind || isWhole ? 0 : own.size - (to - from) }];
    });
  });
  // "The Acropolis" is rather the rock than the museum that is called after it.
  return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.unsaid - b.unsaid);
}
