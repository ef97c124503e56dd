import type { Language } from "~/domain/people/language";
import type { Place } from "~/domain/place/place";
import { mealOf } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { LEADS_ON, piecesOf } from "~/language/wish/clauses";
import {
  BESIDES,
  GO_THERE,
  NEAR_THERE,
  SAYS_MORE,
  tellsOfThem,
  TICKETS,
  TO_BED,
  WHERE,
} from "~/language/wish/clause-words";
import { clocksIn } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { KIND_TABLE, type SoughtId } from "~/language/wish/kind-words";
import { mealNamedIn } from "~/language/wish/need-words";
import { PARTS } from "~/language/wish/part-words";
import { BEFORE, OFFERS, type Role } from "~/language/wish/role-words";
import { mentionsOf } from "~/language/wish/roles";
import { asksForSomewhere, DEFINITE, somewhereIn, WANTS } from "~/language/wish/stop-clauses";
import type { Wish } from "~/language/wish/wish";
import { saidAsTyped, type Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { partOfTime } from "~/planner/purpose/own-events";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { MEALS } from "~/planner/revise/wish-with-meal";
import { dayAsked } from "../../day-asked";
import { asksForIt, saidOf, TELLS_ONLY } from "./clauses-said";
import { BY_ACT, type Fate, fateIn, isDate } from "./fate-in-clause";
import { ANOTHER_DAY } from "../moves";
import { asksForSomething } from "../question-in-wish";
import { type Thing, thingsIn } from "../things-named";
import { withoutArrivals } from "../times/time-changes";

/** One clause of a wish. */
export type Clause = {
  text: string;
  /** The planned stop that it names; null for none. */
  stop: PlacedStop | null;
  fate: Fate | null;
  hour: TimeOfDay | null;
  /** Another day or part of it than the stop's is named. */
  isElsewhere: boolean;
  /** A day is named. */
  isDated: boolean;
  /** The places that it asks for by their names. */
  named: readonly Thing[];
  /** What it says of a place that is wished for by what it is like, without the name of the stop; null where it does not. */
  asks: string | null;
  /** That is a place of its own, and not only what one should be like. */
  asksPlace: boolean;
  /** The kind of place is named, or in which quarter. */
  isOfKind: boolean;
  /** It only says in which quarter. */
  isWhere: boolean;
  /** Something that is known in another city, or nowhere. */
  asksUnknown: boolean;
  /** Near what was spoken of just before. */
  isNearThere: boolean;
  /** Something is wished for, and not understood. */
  isNotRead: boolean;
  /** So is something beside what was asked for just before: "and chilaquiles". */
  isNotReadBeside: boolean;
  /** It says more of what was asked for just before: "where locals eat", "with a view". */
  isMore: boolean;
  /** What it asks for comes beside what stands there: "also", "afterwards". */
  isBesides: boolean;
  /** That is what it does, without a doubt. */
  isAlso: boolean;
  /** It says that something is wanted, or is to be put in. */
  isWishedFor: boolean;
  /** What it wishes is for another day or another part of it. */
  isForElsewhere: boolean;
};

/** What is told by these asks for nothing: that they want to go there, and that they go to bed. */
const SAYS_NO_MORE = [GO_THERE, TO_BED];

/** The clauses of a wish that is typed at a stop. */
export const clausesIn = (request: RevisionRequest, lead: PlacedStop): Clause[] =>
  piecesOf(withoutArrivals(request.feedback))
    .filter((text) => !SAYS_NO_MORE.some((table) => table.find(readWords(text)).length > 0))
    .map((text) => readClause(request, text, lead));

function readClause(request: RevisionRequest, text: string, lead: PlacedStop): Clause {
  const { blockName, dayIndex, brief } = request;
  const piece = { ...request, feedback: text, typedIn: wishIn(request).language };
  const { words, things } = thingsIn(piece);
  const roles = mentionsOf(words, things);
  const known = saidOf(piece.said ?? [], text);
  const act = known?.act ?? null;
  const asks = asksForIt(act);
  const said = things.map((thing, i): Said => ({ ...thing, role: roles[i] ?? null }));
  // "A proper market", typed at one, is any other.
  const own =
    said.find((thing) => isAt(thing, lead) && (thing.isByName || !asks)) ??
    said.find(({ stop, role }) => stop !== null && isDone(role)) ??
    null;
  const rest = own ? words.toSpliced(own.from, own.to - own.from) : words;
  const wish = wishIn({
    ...piece,
    feedback: saidAsTyped(rest),
    said: known ? [{ ...known, text: saidAsTyped(rest) }] : [],
  });
  const isThoughtOf = OFFERS.find(words).length > 0;
  const isPut = ({ role }: Said): boolean => own === null || isThoughtOf || role === "add" || role === "swap";
  const isOfArea = ({ place, from }: Said): boolean =>
    wish.neighborhood !== null && (place?.neighborhood !== wish.neighborhood || isPlacedBy(words.slice(0, from)));
  const named = said.filter(
    (thing) => thing !== own && isPut(thing) && isWanted(thing, isThoughtOf) && !isOfArea(thing),
  );
  const day = dayAsked(saidAsTyped(words), brief, dayIndex);
  const parts = PARTS.find(words).map(({ id }) => id);
  // "It gets dark at four" is why; "we have tickets for five" is when.
  const isOfTickets = TICKETS.find(words).length > 0 && KIND_TABLE.find(words).length === 0;
  const isWhen = amountIn(text) === null && (isOfTickets || !TELLS_ONLY.has(act));
  const hours = isWhen ? clocksIn(text, parts[0] ?? blockName, true) : [];
  const [hour = null, ...moreHours] = hours;
  const isElsewhere = day
    ? "missing" in day || day.dayIndex !== dayIndex
    : ANOTHER_DAY.find(words).length > 0 ||
      [...parts, ...(hour === null ? [] : [partOfTime(hour)])].some((part) => part !== blockName);
  const when = { hour: moreHours.length > 0 ? null : hour, isElsewhere, isDated: day !== null };
  // "The show another night": what stands here, in a word of theirs.
  const isPutAside =
    isCalledAside(words) || (isElsewhere && hour === null && isKindAt(words, wish, placeAt(request, lead)));
  const isWhatStandsHere = own === null && named.length === 0 && day === null && isPutAside;
  const fate = isWhatStandsHere
    ? "move"
    : named.length > 0 && own === null
      ? null
      : fateIn(words, text, own, when, act);
  // What is said of a stop asks for another place only where it says so: "… so something else here", "swap the boat for a walk".
  const isExchanged = own?.role === "swap" || own?.role === "drop" || own?.role === "refuse";
  const isOnlyOfStop =
    own !== null &&
    !isExchanged &&
    !asksForSomewhere(rest) &&
    (fate !== null || wish.wantedCategories.size + wish.sought.length > 0);
  const isAsked =
    !isWhatStandsHere &&
    named.length === 0 &&
    !isDate(words) &&
    !(TELLS_ONLY.has(act) && isOfKind(wish) && !asksForSomewhere(rest)) &&
    !isOnlyOfStop &&
    (act === null || BY_ACT[act] === undefined || asksForSomewhere(rest)) &&
    (asksForPlace(withoutCompany(wish)) || wish.feared.length > 0 || asksForSomewhere(rest));
  const isOfPlace = asks || asksForSomewhere(rest) || isOfKind(wish);
  // "The kids will be hungry by eleven" is why.
  const isTold =
    !asksForSomewhere(rest) &&
    !isThoughtOf &&
    !isWishedFor(words) &&
    (TELLS_ONLY.has(act) || (act === null && tellsOfThem(words)));
  const asksPlace = isAsked && isOfPlace && !isTold && (own === null || isExchanged || asksForSomewhere(rest));
  // "Leave out the walk", where none is planned, is about no stop that is.
  const isOfNoStop =
    act === "drop" && fate === "drop" && own === null && !mealCalled(request, words) && namesKind(words);
  const isOfNothing = (fate === null || isOfNoStop) && own === null && named.length === 0 && !isAsked;
  return {
    text,
    stop: isWhatStandsHere ? lead : own ? (isAt(own, lead) ? lead : own.stop) : fate && mealCalled(request, words),
    fate: isOfNoStop ? null : fate,
    ...when,
    named,
    asks: isAsked && (fate === null || asksPlace) ? saidAsTyped(fate === null ? rest : fromAsking(rest)) : null,
    asksPlace,
    isOfKind: isAsked && isOfKind(wish),
    isWhere:
      isAsked &&
      (wish.neighborhood ?? wish.nearArea) !== null &&
      !isOfKind({ ...wish, neighborhood: null, nearArea: null }),
    asksUnknown: wish.far !== null || wish.unknownName !== null,
    isNearThere: NEAR_THERE.find(words).length > 0,
    isNotRead: isOfNothing && (asks || isOfNoStop || (wish.unread.length > 0 && isWishedFor(words))),
    isNotReadBeside: isOfNothing && act === null && LEADS_ON.test(text),
    isWishedFor: isWishedFor(words),
    isMore: SAYS_MORE.test(text) || SAYS_MORE.test(saidAsTyped(words)),
    isBesides: BESIDES.find(words).length > 0 || act === "also",
    isAlso: act === "also",
    isForElsewhere: isElsewhere && fate === null && own === null && (asksPlace || named.length > 0 || hour !== null),
  };
}

/** Whether no more is said than that a thing, called by its kind as one that is known, is for another day. */
const isCalledAside = (words: readonly Word[]): boolean =>
  ANOTHER_DAY.find(words).length > 0 &&
  namesKind(words) &&
  !asksForSomewhere(words) &&
  words.filter(({ isMark }) => !isMark).length <= LONGEST_ASIDE;
const LONGEST_ASIDE = 8;

const placeAt = ({ brief }: RevisionRequest, stop: PlacedStop): Place | null =>
  brief.guide?.places.find((place) => isPlaceOf(stop, place)) ?? null;

/** "Church in the afternoon", typed at one: its kind and when it is to be, and nothing else. */
function isKindAt(words: readonly Word[], wish: Wish, here: Place | null): boolean {
  const said = [...KIND_TABLE.find(words), ...PARTS.find(words)];
  const isPlain = words.every(
    (word, at) => said.some(({ from, to }) => at >= from && at < to) || saysThe(word, wish.language) || word.isMark,
  );
  return (
    here !== null &&
    isPlain &&
    KIND_TABLE.find(words).length > 0 &&
    (wish.wantedCategories.has(here.category) || wish.sought.some((each) => isSought(here, each)))
  );
}
const saysThe = ({ said }: Word, language: Language): boolean =>
  (DEFINITE.has(said) || AT_A_TIME.has(said)) && !(said === "a" && language === "en");
const AT_A_TIME = new Set("in at am zu im en por de nel no na".split(" "));

/** Whether a thing is called by its kind, as one that is known: "the walk". */
const namesKind = (words: readonly Word[]): boolean =>
  KIND_TABLE.find(words).some(({ from }) => DEFINITE.has(words[from - 1]?.said ?? ""));

/** "Skip lunch", "dinner at eight": the meal of the day that is called so; null for none. */
function mealCalled({ days, dayIndex }: RevisionRequest, words: readonly Word[]): PlacedStop | null {
  const meal = mealNamedIn(words);
  const stops = days.find((day) => day.dayIndex === dayIndex)?.stops ?? [];
  return (meal && stops.find((stop) => mealOf(stop) === meal)) ?? null;
}

/** Whether it says that something is wanted, or is to be put in. */
const isWishedFor = (words: readonly Word[]): boolean =>
  WANTS.find(words).length > 0 || BEFORE.find(words).some(({ id }) => id === "add");

type Said = Thing & { role: Role | "near" | null };

const isAt = ({ stop, place }: Thing, lead: PlacedStop): boolean =>
  stop?.id === lead.id || (place !== null && isPlaceOf(lead, place));

const isDone = (role: Said["role"]): boolean => role !== null && role !== "add" && role !== "near";

/** "In the old town", and not the old town; "in Camden or Shoreditch" says so of both. */
function isPlacedBy(before: readonly Word[]): boolean {
  const [last, or, where] = before.filter(({ said }) => !DEFINITE.has(said) || EITHER.has(said)).toReversed();
  const isWhere = (word: Word | undefined): boolean => word !== undefined && WHERE.has(word.said);
  return isWhere(last) || (last !== undefined && EITHER.has(last.said) && or !== undefined && isWhere(where));
}
const EITHER = new Set("or oder ou o and und et y e".split(" "));

/** Whether a place is to come. */
const isWanted = ({ place, stop, isByName, role }: Said, isThoughtOf: boolean): boolean =>
  place !== null &&
  (isByName || (stop !== null && (isThoughtOf || role === "add"))) &&
  (role === null || role === "add" || role === "swap");

/** Whether it says what a place should be like, or of what kind. */
const asksForPlace = (wish: Wish): boolean =>
  asksForSomething({
    ...wish,
    ...{ unsupported: null, named: null, unwantedPlace: null, unknownName: null, far: null, different: false },
  });

/** With whom they go, and that it comes besides, asks for no place by itself. */
const withoutCompany = (wish: Wish): Wish => ({
  ...wish,
  ...{ children: false, stroller: false, needs: wish.needs.filter((need) => need !== "beside") },
});

/** What there is to be at a place, whatever place it is. */
const AT_A_PLACE: ReadonlySet<SoughtId> = new Set<SoughtId>(["garden", "autumnLeaves"]);
const isOfKind = ({ wantedCategories, wantedInterests, sought, needs, neighborhood, nearArea }: Wish): boolean =>
  wantedCategories.size + sought.filter(({ id }) => !AT_A_PLACE.has(id)).length > 0 ||
  // That it is to be none for tourists says how it should be.
  [...wantedInterests].some((interest) => interest !== "local") ||
  (neighborhood ?? nearArea) !== null ||
  needs.some((need) => need in MEALS);

/** The words from where a place is asked for. */
function fromAsking(words: readonly Word[]): readonly Word[] {
  const [from = 0] = somewhereIn(words).map((hit) => hit.from);
  return words.slice(from);
}
