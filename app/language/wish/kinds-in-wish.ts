import type { Interest, PlaceCategory } from "~/domain/place/place";
import { saysNoWish } from "../words/clause-act";
import { PhraseTable, type Word } from "../words/phrases";
import { actAround, isRefusedAfter, isSpokenAgainst, notsIn, refusedOf } from "../words/small-words";
import type { About } from "./about-clauses";
import { DEMANDS, type DemandWord } from "./demand-words";
import { FEAR_TABLE } from "./fear-words";
import { KIND_ROWS, KIND_TABLE, type KindId, type Sought, soughtOf } from "./kind-words";
import { NEAR_TO } from "./naming";
import { DEFINITE } from "./stop-clauses";
import type { Wish } from "./wish";

type Kinds = Pick<Wish, "sought" | "unsought" | "kinds" | "either"> & {
  wantedCategories: Set<PlaceCategory>;
  wantedInterests: Set<Interest>;
  unwantedCategories: Set<PlaceCategory>;
  contradicted: Set<PlaceCategory>;
  hints: string[];
};

/** "Another museum, but not that museum" says one thing twice; "a different museum, but no museum" contradicts itself where nothing stands between. */
const isMuchTheSame = (hit: Span, found: readonly Span[], words: readonly Word[]): boolean =>
  found.some((other) => other !== hit && words[other.to] !== undefined && !words[other.to]?.isMark);
/** "No shopping. Shopping is fine if it is vintage": what is allowed after all is wanted. */
const ALLOWS = new Set("ok okay fine alright geht d'accord vale bien bene pode tudo".split(" "));
const isAllowed = (words: readonly Word[], { from, to }: Span): boolean =>
  [words[from - 1], words[to], words[to + 1]].some((word) => word !== undefined && ALLOWS.has(word.said));
export type Span = { from: number; to: number };

const ONE_MORE = new Set("another noch encore otro otra altro altra outro outra mais".split(" "));
const RATHER = new PhraseTable({
  rather: `
    instead, something else, for a change
    | stattdessen, lieber, was anderes, mal was
    | plutot, a la place, autre chose
    | mejor, en cambio, otra cosa, en vez
    | invece, piuttosto, altro
    | em vez, antes, outra coisa
  `,
});

/** "Another museum?? Something outside instead": who groans at one more wants none. */
const isGroanedAt = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(Math.max(0, from - 2), from).some(({ said }) => ONE_MORE.has(said)) &&
  words[to]?.isMark === true &&
  words[to]?.said !== "," &&
  RATHER.find(words.slice(to)).length > 0;

/** Which kinds of places are wanted and which refused. What is refused anywhere is not wanted. */
export function kindsIn(words: readonly Word[], { wanted, refused: spoken }: Pick<About, "wanted" | "refused">): Kinds {
  const near = new Set(NEAR_TO.find(words).map(({ to }) => to));
  // "Tacos near the museum" asks for no museum.
  const tellsMore = words.some(({ clause }) => Boolean(clause?.act) && !saysNoWish(clause));
  const asksElsewhere = words.some(({ clause }) => clause?.act === "ask" || clause?.act === "also");
  // "Skip the palace, we want shops": what such a clause names is there already.
  const isDropped = (hit: Span): boolean =>
    asksElsewhere && actAround(words, hit) === "drop" && DEFINITE.has(words[hit.from - 1]?.said ?? "");
  // "Scared of boats" names none.
  const fears = FEAR_TABLE.find(words);
  const hits = KIND_TABLE.find(words).filter(
    (hit) =>
      !fears.some(({ from, to }) => hit.from >= from && hit.to <= to) &&
      !(near.has(hit.from) && STOOD_BY.has(hit.id)) &&
      !(tellsMore && saysNoWish(words[hit.from]?.clause)) &&
      !isDropped(hit),
  );
  const byNot = refusedOf(words, hits);
  // "Too heavy for dinner, some fish": the meal is not what is refused.
  const isMealOf = (hit: (typeof hits)[number]): boolean =>
    hit.id === "food" &&
    hits.some((other) => other !== hit && !byNot.has(other) && isOfFood(other.id) && !isJoined(words, hit, other));
  // "El barco no", "no more museum, we had a museum yesterday".
  const refused = new Set(
    hits.filter(
      (hit) =>
        !isMealOf(hit) &&
        (byNot.has(hit) ||
          isRefusedAfter(words.slice(hit.to)) ||
          isGroanedAt(words, hit) ||
          (isSpokenAgainst(words, hit, byNot) && !wantsLessOfIt(words, hit))),
    ),
  );
  const kinds: Omit<Kinds, "sought" | "unsought" | "kinds" | "either"> = {
    wantedCategories: new Set(),
    wantedInterests: new Set(),
    unwantedCategories: new Set(),
    contradicted: new Set(),
    hints: [],
  };
  const sought: Sought[] = [];
  const unsought: Sought[] = [];
  const together: Wish["kinds"][number][] = [];
  for (const [id, kind] of KIND_ROWS) {
    const found = hits.filter((hit) => hit.id === id);
    if (found.length === 0 && !wanted.has(id) && !spoken.has(id)) continue;
    const isExcepted =
      found.some((hit) => !refused.has(hit) && isAllowed(words, hit)) || isOtherOfIt(words, found, refused);
    const isRefused = !isExcepted && ((found.length === 0 && spoken.has(id)) || found.some((hit) => refused.has(hit)));
    // Who wants a mall wants shops, and who wants none refuses what lies in one.
    const asked = id === "mall" && !isRefused ? null : soughtOf(id);
    if (isRefused && !asked && isContradicted(words, found, refused))
      kind.categories?.forEach((category) => kinds.contradicted.add(category));
    if (asked) (isRefused ? unsought : sought).push(asked);
    else if (isRefused) kind.categories?.forEach((category) => kinds.unwantedCategories.add(category));
    else {
      kind.categories?.forEach((category) => kinds.wantedCategories.add(category));
      kind.interests?.forEach((interest) => kinds.wantedInterests.add(interest));
      kinds.hints.push(...(kind.hints?.split(" ") ?? []));
      if (kind.categories)
        together.push({ categories: kind.categories, words: [id, ...(kind.hints?.split(" ") ?? [])] });
    }
  }
  for (const category of kinds.unwantedCategories) kinds.wantedCategories.delete(category);
  // "Somewhere to drink a beer" is served by whoever has beer.
  if (sought.some(({ id, categories }) => id !== "music" && categories.includes("nightlife")))
    kinds.wantedCategories.delete("nightlife");
  const either = words.some(({ said }) => EITHER.has(said));
  return {
    ...kinds,
    sought,
    unsought,
    either: either && sought.length > 1,
    kinds: either || together.length > 3 ? [] : together,
  };
}

const saidBy = (words: readonly Word[], { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ said }) => said.replace(/s$/, ""))
    .join(" ");

/** Whether nothing stands between the "no" and the kind: "not the fancy malls" refuses some of them only. */
const isRefusedBare = (words: readonly Word[], { from, to }: Span): boolean =>
  notsIn(words).some((not) => not.to === from) || isRefusedAfter(words.slice(to));

/** What they had, did or saw before is told. */
const HAD = new PhraseTable({
  had: `
    had, have had, did, done, saw, seen, visited, went, yesterday, already
    | hatten, hatte, waren, war, gesehen, gestern, schon
    | vu, visite, fait, hier, deja
    | vimos, visto, fuimos, hicimos, ayer, ya
    | visto, visti, fatto, stati, ieri, gia
    | vimos, visto, fomos, fizemos, ontem, ja
  `,
});
const isTold = (words: readonly Word[], { from }: Span): boolean => {
  const clause = words[from]?.clause;
  const own = clause
    ? words.filter((word) => word.clause === clause)
    : words.slice(Math.max(0, from - HAD_BEFORE), from);
  return saysNoWish(clause) || HAD.find(own).length > 0;
};
const HAD_BEFORE = 3;

/** Whether one kind is asked for and refused by the same word, and nothing else is said of it: "a different museum, but no museum". */
const isContradicted = (words: readonly Word[], found: readonly Span[], refused: ReadonlySet<Span>): boolean =>
  found.some(
    (hit) =>
      !refused.has(hit) &&
      !isTold(words, hit) &&
      !isMuchTheSame(hit, found, words) &&
      found.some((no) => refused.has(no) && isRefusedBare(words, no) && saidBy(words, no) === saidBy(words, hit)),
  );

/** "Markets and shopping, not the fancy malls", "a milonga, to watch and not to dance": what is refused is another thing than the one that is asked for. */
const isOtherOfIt = (words: readonly Word[], found: readonly Span[], refused: ReadonlySet<Span>): boolean =>
  found.some(
    (hit) =>
      !refused.has(hit) &&
      ASKS.has(words[hit.from]?.clause?.act ?? "") &&
      !isTold(words, hit) &&
      found.every((no) => !refused.has(no) || (no.from > hit.to && saidBy(words, no) !== saidBy(words, hit))),
  );
const ASKS: ReadonlySet<string> = new Set(["ask", "also"]);

const isOfFood = (id: KindId): boolean =>
  soughtOf(id)?.categories.includes("food") ?? (id === "coffee" || id === "food");

/** Whether both stand in one clause, where what is said of one is said of the other. */
const isJoined = (words: readonly Word[], one: Span, other: Span): boolean =>
  words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)).every(({ isMark }) => !isMark);

/** What somebody may want to be near to that is a stop of theirs. */
const STOOD_BY: ReadonlySet<KindId> = new Set<KindId>([
  "museum",
  "religious",
  "market",
  "landmark",
  "stage",
  "shopping",
  "fleaMarket",
  "boat",
]);

/** "A park or a museum": one of them is enough. */
const EITHER = new Set("or oder ou o u either".split(" "));

/** "Eating there is too dear" wants somewhere cheaper to eat, and not nowhere. */
const wantsLessOfIt = (words: readonly Word[], { from }: Span): boolean =>
  COMPLAINTS.some((table) => table.find(words).some((hit) => words[hit.from]?.clause === words[from]?.clause));
const LESS: ReadonlySet<DemandWord> = new Set<DemandWord>(["cheaper", "quieter", "shorter"]);
const COMPLAINTS = DEMANDS.flatMap(([id, table]) => (LESS.has(id) ? table : []));
