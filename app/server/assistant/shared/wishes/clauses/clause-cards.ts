import type { Language } from "~/domain/people/language";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, type PartAt, type Proposal, seenStop } from "~/domain/proposal/proposal";
import { namesDayByWeather } from "~/language/wish/clauses";
import { clocksIn, directionIn } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { deadlineIn } from "~/language/wish/deadline-words";
import { SWAPS } from "~/language/wish/talk-words";
import { readWords } from "~/language/words/read-words";
import { note, type NotePart } from "~/planner/revise/note";
import { dayAsked } from "../../day-asked";
import { atStop, mealWishIn } from "~/planner/revise/meal-stop";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { isHard } from "~/planner/revise/fit";
import { nearMiss } from "~/planner/revise/open-places";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { MEALS } from "~/planner/revise/wish-with-meal";
import { plannedThatDoes, sayNearMiss } from "~/planner/revise/say-revision";
import { cardsOf } from "../cards";
import { withStart } from "../times/hours-on-cards";
import { exchangedHere, movedAnywhere, movesOf } from "../moves";
import { type Change, placesInstead } from "../other-places";
import { daysSwapped } from "../named-changes";
import { proposedPlace } from "../proposed-place";
import { orInOwnWords, orOwnInsteadOf } from "../own-words";
import { allButIn } from "./kept-stops";
import type { Fate } from "./fate-in-clause";
import { clausesIn } from "./read-clauses";
import { askedThere } from "../said-of-cards";
import { timesOf } from "../times/time-changes";
import type { PlanNow } from "../what-is-lost";
import { isOfSeveralThings, type Told, type Wanted, wishOf, type WishRead } from "./wish-of-clauses";
import { addedBeside } from "../beside-stop";
import { emptied, tablesFor } from "../wish-proposals";

const MOST_BESIDE = 2;

/** The cards of a wish that is read clause by clause, the clauses that none of them serves, and what is to be said of what cannot be done. */
export type ClauseCards = { proposals: Proposal[]; left: string[]; notes: NotePart[] };

/**
 * A wish of several clauses, each of which says something else: "tickets are for Thursday at five, move it there, a park here instead, and lunch near it".
 * Null where one thing is asked for, which all of the words tell of, or where a clause asks for what nothing here knows.
 */
export function clauseCards(request: RevisionRequest, at: PlanNow): ClauseCards | null {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const clauses = lead ? clausesIn(request, lead) : [];
  const isBeyond = clauses.some(({ asksUnknown, isForElsewhere }) => asksUnknown || isForElsewhere);
  // "Back at the hotel by eleven" is when all is over, and nothing begins.
  const isOver = deadlineIn(request.feedback, request.blockName) !== null;
  // "Stay longer, we leave at six": the hour is when it ends.
  const isLonger = wishIn(request).unsupportedToo.includes("longer");
  const isOfOne = isOver || isLonger || daysSwapped(request).length > 0 || allButIn(request) !== null;
  if (!lead || clauses.length < 2 || isBeyond || isOfOne) return null;
  const read = wishOf(clauses, lead, request);
  return isOfSeveralThings(read, lead) ? cardsFor(request, read, lead, at) : null;
}

function cardsFor(
  request: RevisionRequest,
  { told, wanted, left: notRead }: WishRead,
  lead: PlacedStop,
  at: PlanNow,
): ClauseCards | null {
  const { language } = wishIn(request);
  const ofLead = told.find(({ stop }) => stop.id === lead.id)?.said.map(({ fate }) => fate) ?? [];
  const stays =
    ofLead.some((fate) => fate === "keep" || fate === "time" || fate === "move") ||
    (ofLead.length === 0 && wanted[0]?.isBesides === true);
  const most = wanted.length > 1 ? 1 : stays ? MOST_BESIDE : undefined;
  const left = [...notRead];
  const notes: NotePart[] = [];
  let isFree = !stays;
  const chosen = new Map<Wanted, { name: string }>();
  const come = wanted.flatMap((wish) => {
    const replaced = isFree ? lead : null;
    const isDropped = ofLead.includes("drop") || ofLead.includes("gone");
    const near = wish.near && "texts" in wish.near ? (chosen.get(wish.near) ?? null) : wish.near;
    const changes = comingFor(request, { ...wish, near }, { replaced, isDropped }, language).slice(0, most);
    const [first] = changes;
    if (first && "place" in first) chosen.set(wish, first.place);
    if (changes.length > 0) isFree = false;
    // What is found of its kind only leaves the thing itself open.
    const almost = changes.length === 0 ? wouldDo(request, wish, language) : [];
    notes.push(...almost);
    if ((changes.length === 0 && almost.length === 0) || isOfKindOnly(request, wish)) left.push(...wish.said);
    const limits = wish.place ? [] : askedThere({ ...request, feedback: wish.texts.join(", "), typedIn: language });
    notes.push(...limits.filter(({ say }) => !notes.some((each) => each.say === say)));
    return changes;
  });
  const isReplaced = come.some(({ kind }) => kind === "replace" || kind === "swap-stops" || kind === "shelve");
  const go = told.flatMap((each): Change[] => {
    const isLead = each.stop.id === lead.id && wanted.length === 0;
    const goes =
      each.said.some(({ fate }) => fate === "drop") &&
      !each.said.some(({ fate }) => fate === "move" || fate === "time");
    if (isLead && goes) return emptied(request);
    const changes = goingOf(request, at, each, {
      isReplaced: isReplaced && each.stop.id === lead.id,
      isElsewhere: come.length > 0 && wanted.some((wish) => !wish.isBesides && !isMeal(request, wish)),
    });
    const isByWeather = changes !== null && namesDayByWeather(readWords(whenOf(each)));
    if (changes === null || isByWeather) notes.push(...whyNot(request, each));
    return changes ?? [];
  });
  const isTimed = (change: Change): boolean => change.kind === "set-time";
  const all = [...go.filter(isTimed), ...come, ...go.filter((change) => !isTimed(change))];
  const proposals = cardsOf(all, "m", request, at, language).slice(0, MOST_PROPOSALS);
  return proposals.length + notes.length === 0 ? null : { proposals, left, notes };
}

/** "A beach", where the only ones are too far for the day: which one it would be. */
function wouldDo(request: RevisionRequest, { place, texts, isOfKind }: Wanted, typedIn: Language): NotePart[] {
  const context = place === null && isOfKind ? contextOf({ ...request, feedback: texts.join(", "), typedIn }) : null;
  // A carousel is no zoo, though both are for children: only what is found by its words is known to be it.
  const isParticular = context !== null && context.wish.sought.length > 0 && context.wish.particulars.length === 0;
  // How far it is is said of it, also to those who want it near.
  const anywhere = context && { ...context, wish: { ...context.wish, nearHere: false } };
  const found = isParticular && anywhere ? nearMiss(anywhere, demandsIn(anywhere)) : null;
  return context && found ? sayNearMiss(context, found) : [];
}

/** "Some chilaquiles", of which nothing is known but that they are something to eat. */
const isOfKindOnly = (request: RevisionRequest, { place, texts }: Wanted): boolean => {
  const { likelyKinds, unread } = wishIn({ ...request, feedback: texts.join(", ") });
  return place === null && likelyKinds.size > 0 && unread.length > 0;
};

/** "Start later, breakfast first": whoever eats before goes all the same. */
const isMeal = (request: RevisionRequest, { place, texts }: Wanted): boolean =>
  place === null && wishIn({ ...request, feedback: texts.join(", ") }).needs.some((need) => need in MEALS);

/** When a stop is to be, in the words of the clauses that say so. */
const whenOf = ({ said }: Told): string =>
  said.flatMap(({ fate, text }) => (fate === "move" || fate === "time" ? [text] : [])).join(", ");

/** That the trip has no such day, that nobody knows which will be clear, or that it begins then already. */
function whyNot(request: RevisionRequest, told: Told): NotePart[] {
  const { title: old, start } = told.stop;
  if (namesDayByWeather(readWords(whenOf(told)))) return note("whichDay", { old });
  const day = dayAsked(whenOf(told), request.brief, request.dayIndex);
  if (day && "missing" in day) return note("noSuchDay", { old, days: request.brief.daysTotal });
  return start === null ? [] : note("beginsThen", { old, time: start });
}

/** What becomes of a stop, as changes; null where nothing can be done that was asked. */
function goingOf(
  request: RevisionRequest,
  at: PlanNow,
  told: Told,
  { isReplaced, isElsewhere }: { isReplaced: boolean; isElsewhere: boolean },
): Change[] | null {
  const { stop, said } = told;
  const is = (fate: Fate): boolean => said.some((each) => each.fate === fate);
  if (!is("move") && !is("time"))
    return (is("drop") || is("gone")) && !isReplaced ? [{ kind: "shelve", stop: seenStop(stop) }] : [];
  const feedback = whenOf(told);
  const asked = { ...atStop(request, stop), feedback, typedIn: wishIn(request).language };
  const words = readWords(feedback);
  const exchanged = is("move") ? exchangedHere(request, stop, words) : null;
  if (exchanged) return exchanged;
  // "Somewhere cool, the park later": later that day where it has the time, or on another.
  if (
    isElsewhere &&
    !is("move") &&
    directionIn(words) === "later" &&
    amountIn(feedback) === null &&
    clocksIn(feedback, stop.at.part, true).length === 0
  )
    return (
      laterOn(asked, at, stop) ?? movesOf(asked, stop, [...words, ...readWords("another day")])?.slice(0, 1) ?? null
    );
  const [move, ...others] = (is("move") ? movesOf(asked, stop, words) : null) ?? [];
  if (move) return SWAPS.find(words).length > 0 ? [move, ...others] : [move];
  const isMissing = "missing" in (dayAsked(feedback, request.brief, request.dayIndex) ?? {});
  const [hour] = clocksIn(feedback, stop.at.part, true);
  const times = isMissing || hour === stop.start ? [] : timesOf(asked, stop, [stop], words);
  const saysNotWhen = is("move") && !isMissing && hour === undefined && directionIn(words) === null;
  return times.length > 0 ? times : saysNotWhen ? movedAnywhere(asked, stop) : null;
}

/** To the next part of the same day that takes it and loses nothing by it; null where none does. */
function laterOn(request: RevisionRequest, at: PlanNow, stop: PlacedStop): Change[] | null {
  const { language } = wishIn(request);
  const moves = BLOCK_NAMES.slice(BLOCK_NAMES.indexOf(stop.at.part) + 1).map((part): Change => ({
    kind: "move",
    stop: seenStop(stop),
    to: { day: stop.at.day, part },
  }));
  const move = moves.find((each) => cardsOf([each], "l", request, at, language).some(({ why }) => why === ""));
  return move ? [move] : null;
}

/**
 * What comes for one thing that is wished for.
 * @param replaced the stop in whose place it comes; null where it comes beside what stands there. One that leaves the plan changes places with nothing.
 */
function comingFor(
  request: RevisionRequest,
  { texts, isOfKind, place, stop, hour, near }: Omit<Wanted, "near"> & { near: { name: string } | null },
  { replaced, isDropped }: { replaced: PlacedStop | null; isDropped: boolean },
  language: Language,
): Change[] {
  const to = { day: request.dayIndex, part: request.blockName };
  const begins = (changes: readonly Change[]): Change[] => changes.map((change) => withStart(change, hour));
  if (stop) {
    return begins([
      replaced && !isDropped && replaced.id !== stop.id
        ? { kind: "swap-stops", stop: seenStop(replaced), other: seenStop(stop) }
        : { kind: "move", stop: seenStop(stop), to },
    ]);
  }
  if (place) {
    const proposed = proposedPlace(request.brief, place);
    return begins([
      replaced ? { kind: "replace", stop: seenStop(replaced), place: proposed } : { kind: "add", place: proposed, to },
    ]);
  }
  const said = [...texts, ...(near ? [`near ${near.name}`] : [])].join(", ");
  const asked = { ...request, feedback: said, typedIn: language };
  const { wantedCategories, wantedInterests, sought, unread, needs, neighborhood, nearArea } = wishIn(asked);
  // "A wakeboarding thing" is not served by whatever is active.
  const isOfInterest = wantedInterests.size > 0 && wantedCategories.size + sought.length === 0;
  // Of "a surf lesson in that quarter" only the quarter is known: what else lies there is none.
  const isOfUnread =
    (neighborhood ?? nearArea) !== null &&
    wantedCategories.size + wantedInterests.size + sought.length + needs.length === 0;
  if ((isOfInterest || isOfUnread) && unread.length > 0) return [];
  const meal = mealWishIn(asked);
  if (meal) return begins(tablesFor(meal.request, meal.stop));
  const places = placesFor(asked, isOfKind, replaced, to);
  const coming = replaced
    ? orOwnInsteadOf(asked, places, replaced)
    : orInOwnWords(asked, places, to, { isGone: isDropped });
  return begins(isOfKind ? [...plannedInstead(asked, coming, replaced, to), ...coming] : coming);
}

/**
 * Where none of the changes brings all that a wish asks for without fail: what is planned for another time and does. Where there is no change at all, first
 * what is meant for another time of the day.
 */
function plannedInstead(
  asked: RevisionRequest,
  coming: readonly Change[],
  replaced: PlacedStop | null,
  to: PartAt,
): Change[] {
  const context = contextOf(asked);
  if (!context || coming.some(({ kind }) => kind === "add-own")) return [];
  const demands = demandsIn(context).filter((demand) => isHard(demand) || demand.asked.is === "about");
  const doesIt = (id: string | null): boolean => {
    const place = context.guide.places.find((each) => each.id === id);
    return place !== undefined && demands.every(({ met, picky }) => !picky || met(place));
  };
  if (coming.some((change) => "place" in change && doesIt(change.place.id))) return [];
  const near = coming.length === 0 ? nearMiss(context, demands) : null;
  if (near && !near.dayTrip && doesIt(near.id)) return [{ kind: "add", place: proposedPlace(asked.brief, near), to }];
  const planned = plannedThatDoes(
    context,
    demands.filter(({ picky }) => picky),
  );
  const isThere = planned?.at.day === to.day && planned.at.part === to.part;
  if (!planned || isThere || !doesIt(planned.placeId)) return [];
  return replaced
    ? [{ kind: "swap-stops", stop: seenStop(replaced), other: seenStop(planned) }]
    : [{ kind: "move", stop: seenStop(planned), to }];
}

/** Places that do what is wished, in the stead of a stop or beside what stands there. */
function placesFor(asked: RevisionRequest, isOfKind: boolean, replaced: PlacedStop | null, to: PartAt): Change[] {
  if (replaced) {
    // What stands there has to go, whatever else is asked.
    const other = { ...asked, declined: [replaced.title] };
    const ofKind = placesInstead(other, replaced, { nothingElse: isOfKind });
    return ofKind.length > 0 ? ofKind : placesInstead(other, replaced);
  }
  const beside = addedBeside(asked);
  return beside.length > 0 || isOfKind ? beside : anythingBeside(asked, to);
}

/** "Something else here": whatever could stand there. */
function anythingBeside(request: RevisionRequest, to: PartAt): Change[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  return (lead ? placesInstead(request, lead) : []).flatMap((each): Change[] =>
    each.kind === "replace" ? [{ kind: "add", place: each.place, why: each.why, to }] : [],
  );
}
