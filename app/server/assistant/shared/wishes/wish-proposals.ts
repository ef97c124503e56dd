import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, type PartAt, type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import type { BlockName } from "~/domain/plan/block";
import { besidesRemoval } from "~/language/wish/clauses";
import { AFTERWARDS } from "~/language/wish/clause-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import type { Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { UNAVAILABLE } from "~/language/wish/role-words";
import { rolesOf } from "~/language/wish/roles";
import { briefOn } from "~/planner/legs/brief-of-leg";
import type { Place } from "~/domain/place/place";
import { isPlaceOf, plannedAt, plannedStop } from "~/planner/plan/planned-blocks";
import { asksAnotherTable, atStop, type MealWish, mealWishIn } from "~/planner/revise/meal-stop";
import { namesStop, stopActedOn } from "~/planner/revise/stop-in-wish";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { restsHere } from "~/planner/revise/near-where";
import { nearMiss } from "~/planner/revise/open-places";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { plannedThatDoes } from "~/planner/revise/say-revision";
import { proposedPlace } from "./proposed-place";
import { cardsOf } from "./cards";
import { type Change, placesInstead } from "./other-places";
import { isOuting } from "./stops-of-day";
import { thingsIn } from "./things-named";
import { mostKnown, orInOwnWords, orOwnInsteadOf } from "./own-words";
import { movesOf } from "./moves";
import { timesOf } from "./times/time-changes";
import type { PlanNow } from "./what-is-lost";
import { addedBeside, addedNamed, besideIt, inItsStead } from "./beside-stop";

/**
 * What a wish asks that is no other place for a block, as changes to accept: its stop moves or changes places with another, leaves its day, or begins at
 * another time. Each is one that can be done now, and says for what its day would have no time left. None where the wish asks for something else.
 */
export function wishProposals(request: RevisionRequest, at: PlanNow): Proposal[] {
  const asked = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const wish = wishIn(asked);
  return cardsOf(changesAsked(asked, wish), "w", request, at, wish.language);
}

/** In the order in which a wish is understood: what is to be added elsewhere, a meal, another stop, both of what was offered, and then what stands there. */
function changesAsked(asked: RevisionRequest, wish: ReturnType<typeof wishIn>): Change[] {
  const { brief, days, current, feedback, elsewhere, both = [] } = asked;
  const { named } = wish;
  const words = readWords(feedback);
  if (elsewhere && named) return [{ kind: "add", place: proposedPlace(brief, named), to: elsewhere }];
  const meal = mealWishIn(asked);
  if (meal) return changesAtMeal(asked, meal);
  const acted = stopActedOn(asked);
  if (acted) return changesOfStop(asked, acted, words);
  const [first, second] = both;
  if (first !== undefined && second !== undefined) return bothOf(asked, [first, second]);
  const other = named !== null && !isPlaceOf(current, named) ? named : null;
  if (wish.movesAway) return movedAway(asked, other, words);
  const isPlanned = other !== null && plannedAt(days, other) !== null;
  if (wish.needs.includes("beside") && other && isPlanned && !other.dayTrip) return besideIt(asked, other);
  if (wish.needs.includes("beside") && !isPlanned) {
    const times = wish.unsupportedToo.includes("time") ? changesFor(asked, "time", words) : [];
    return [...times, ...(other ? addedNamed(asked, other) : orInOwnWords(asked, addedBeside(asked), hereIn(asked)))];
  }
  if (other && wish.unsupportedToo.includes("time") && AFTERWARDS.find(words).length > 0)
    return [...changesFor(asked, "time", words), ...besideIt(asked, other)];
  if (other) {
    const said = saidOfLead(asked);
    if (said === "keep") return besideIt(asked, other);
    const gone = said === "drop" || said === "refuse" ? inItsStead(asked, other) : [];
    return [...gone, ...swapWithNamed(asked, other)];
  }
  if (wish.far) return calledAfter(asked, wish.far);
  return wish.unknownName || asked.meant ? [] : changesFor(asked, wish.unsupported, words);
}

/** Of a place that is only in a story: what is called after it here, to take or not. */
function calledAfter(request: RevisionRequest, { where }: NonNullable<ReturnType<typeof wishIn>["far"]>): Change[] {
  const like = where.is === "story" ? where.like : null;
  if (!like || isPlaceOf(request.current, like)) return [];
  if (plannedAt(request.days, like)) return swapWithNamed(request, like);
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  return lead ? [{ kind: "replace", stop: seenStop(lead), place: proposedPlace(request.brief, like) }] : [];
}

const hereIn = ({ dayIndex, blockName }: RevisionRequest): PartAt => ({ day: dayIndex, part: blockName });

/** What is to be done with a stop beside the one that stands there: "start an hour later and skip the museum" is about both. */
function changesOfStop(request: RevisionRequest, stop: PlacedStop, words: readonly Word[]): Change[] {
  const act = actOn(request);
  const ofStop = changesOf(request, stop, [stop], act, words);
  const asked = askedInPlaceOf(request, stop);
  const instead = asked ? placesInstead(asked, stop, { nothingElse: true }).slice(0, HALF) : [];
  const isLeadLater = act === "empty" && wishIn(request).unsupportedToo.includes("time");
  return [...instead, ...ofStop, ...(isLeadLater ? changesFor(request, "time", words) : [])];
}

/** A stop that is not moved, and gets no other time, goes. */
function actOn(request: RevisionRequest): "move" | "time" | "empty" {
  const { unsupported } = wishIn(request);
  return unsupported === "move" || unsupported === "time" ? unsupported : "empty";
}

/** "Skip the boat, a museum instead": the wish for what shall stand where another stop of the day goes; null where nothing shall. */
export function askedInPlaceOf(request: RevisionRequest, stop: PlacedStop): RevisionRequest | null {
  if (actOn(request) !== "empty") return null;
  const there = { ...atStop(request, stop), typedIn: wishIn(request).language };
  const feedback = besidesRemoval(
    request.feedback,
    (piece) => wishIn({ ...there, feedback: piece }).unwantedPlace !== null,
  );
  const asked = { ...there, feedback };
  return asksAnything(readWords(feedback)) && wishIn(asked).unsupported === null ? asked : null;
}

/** What is asked of a meal beside the stop that stands there: another time, another table, or none; and what is wished besides. */
function changesAtMeal(request: RevisionRequest, meal: MealWish): Change[] {
  const { stop, request: asked, rest, isLeftOut } = meal;
  const { named, unsupported, unsupportedToo } = wishIn(asked);
  const act = isLeftOut ? "empty" : unsupportedToo.includes("time") ? "time" : unsupported;
  const changed = changesOf(asked, stop, [stop], act, readWords(asked.feedback));
  const planned = named && plannedStop(asked.days, named);
  const isDone = isLeftOut || (changed.length > 0 && !asksAnotherTable(meal));
  const tables: readonly Change[] = planned
    ? [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(planned) }]
    : isDone
      ? []
      : tablesFor(asked, stop).slice(0, named ? 1 : undefined);
  const ofMeal = [...changed, ...tables];
  return rest === "" ? ofMeal : [...ofMeal.slice(0, HALF), ...changesBesides(request, rest).slice(0, HALF)];
}

/** Other tables; of a dish, in a quarter or near a place that is named, one to be found on the spot where none is known. */
export function tablesFor(asked: RevisionRequest, stop: PlacedStop): readonly Change[] {
  const { neighborhood, nearPlace, nearPart, nearArea, sought, cheaper, unsupported } = wishIn(asked);
  const tables = placesInstead(asked, stop, { nothingElse: true });
  // Of a dish that no table here is known for, nobody knows what it would cost.
  const isDish = tables.length === 0 && sought.length > 0 && !cheaper && unsupported === null;
  const isSomewhere = neighborhood || nearPlace || nearPart || nearArea;
  return isSomewhere || isDish ? orOwnInsteadOf(asked, tables, stop) : tables;
}

const HALF = MOST_PROPOSALS / 2;

/** "… and then a walk" is one more stop; "… and a museum" stands instead of what is there. */
function changesBesides(request: RevisionRequest, rest: string): Change[] {
  const asked = { ...request, feedback: rest, typedIn: wishIn(request).language };
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const isNext = AFTERWARDS.find(readWords(request.feedback)).length > 0;
  return isNext || !lead ? addedBeside(asked) : placesInstead(asked, lead);
}

/** "Do both": the first in the place of what stands there, the second beside it. */
function bothOf(request: RevisionRequest, [first, second]: readonly [string, string]): ProposedChange[] {
  const { brief, days, dayIndex, blockName } = request;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const placeOf = (title: string): Place | undefined => brief.guide?.places.find(({ name }) => name === title);
  const [one, other] = [placeOf(first), placeOf(second)];
  return lead && one && other
    ? [{ kind: "replace", stop: seenStop(lead), place: proposedPlace(brief, one) }, ...addedNamed(request, other)]
    : [];
}

/** The stop goes where it shall, and one of the places that are wished for comes where it stood. */
function movedAway(request: RevisionRequest, named: Place | null, words: readonly Word[]): ProposedChange[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  const [move] = (lead && movesOf(request, lead, words)) ?? [];
  const instead = named ? addedNamed(request, named) : addedBeside(request);
  return move ? [move, ...instead] : instead;
}

/** What a wish says of the stop that stands there, by its name or its kind: "the castle stays"; null where it says nothing of it. */
function saidOfLead(request: RevisionRequest) {
  const { words, things } = thingsIn(request);
  const { current } = request;
  const roles = rolesOf(words, things);
  const at = things.findIndex(
    ({ place, stop }) => (place && isPlaceOf(current, place)) || stop?.title === current.title,
  );
  return roles[at] ?? (UNAVAILABLE.find(words).length > 0 ? "drop" : null);
}

/** What they name stands elsewhere in the plan: it may change places with what is here, a day out with the whole day. */
function swapWithNamed({ days, dayIndex, blockName }: RevisionRequest, named: Place): ProposedChange[] {
  const planned = plannedAt(days, named);
  const leadOf = (day: number, part: BlockName): PlacedStop | null => {
    const found = days.find((each) => each.dayIndex === day);
    return found ? leadAt(found, part) : null;
  };
  const [stop, other] = [
    leadOf(dayIndex, blockName),
    plannedStop(days, named) ?? (planned && leadOf(planned.dayIndex, planned.part)),
  ];
  if (!planned || !stop || !other) return [];
  return named.dayTrip
    ? [{ kind: "swap-days", one: dayIndex, other: planned.dayIndex, stop: seenStop(stop) }]
    : [{ kind: "swap-stops", stop: seenStop(stop), other: seenStop(other) }];
}

/** "A bath", where one is planned on another day: the two may change places. */
function withPlanned(request: RevisionRequest, at: PlanNow): Proposal[] {
  const context = contextOf({ ...request, brief: briefOn(request.brief, request.dayIndex) });
  const lead = context && leadAt(context.day, context.blockName);
  const demands = context ? demandsIn(context) : [];
  const other = context && nearMiss(context, demands) === null ? plannedThatDoes(context, demands) : null;
  if (!lead || !other || lead.id === other.id) return [];
  const swap: Change = { kind: "swap-stops", stop: seenStop(lead), other: seenStop(other) };
  return cardsOf([swap], "w", request, at, context.wish.language);
}

/** Where nothing that is free does what is wished: what stands elsewhere in the plan and does, or what there is in every quarter, in words. */
export function insteadOf(request: RevisionRequest, at: PlanNow): Proposal[] {
  const planned = withPlanned(request, at);
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  // Of the stop itself something is asked, and no other thing.
  const wish = wishIn(here);
  const { unsupported, unknownName, far, cheaper, neighborhood, nearArea, nearPlace, wantedCategories, sought } = wish;
  const isAnywhere = !neighborhood && !nearArea && !nearPlace;
  const isBath = wantedCategories.has("wellness");
  // What has a name is not found on any corner, and nobody knows what that would cost.
  const isOfStop = unsupported !== null || unknownName !== null || far !== null || (cheaper && isAnywhere && !isBath);
  // What is booked stays, and what could stand there is listed.
  const isKept = lead !== null && isFixed(lead) && wantedCategories.size + sought.length === 0;
  // They would go there all the same, once they have sat down.
  if (lead && isKept && !isOfStop && restsHere(wish))
    return cardsOf(orInOwnWords(here, addedBeside(here), hereIn(here)), "o", request, at, wish.language);
  if (!lead || isOfStop || isKept) return planned;
  // Beside what is planned, what is known of its kind where they want it, or like what they name.
  if (planned.length > 0) {
    const ofKind = isAnywhere && !wish.likePlace ? [] : placesInstead(here, lead, { nothingElse: true });
    return [...planned, ...cardsOf(ofKind.slice(0, HALF), "o", request, at, wish.language)];
  }
  const own = orOwnInsteadOf(here, [], lead);
  // Beside what is found on the spot, the nearest that is known by name.
  const known = own.length > 0 || restsHere(wish) ? placesInstead(here, lead, { nothingElse: true }) : [];
  return cardsOf(
    [...own, ...known.slice(0, own.length > 0 ? mostKnown(wish) : undefined)],
    "o",
    request,
    at,
    wish.language,
  );
}

/** The stop leaves its day, or all that is there to see on its part of it. */
export const emptied = (request: RevisionRequest): ProposedChange[] =>
  changesFor(request, "empty", readWords(request.feedback));

function changesFor(
  request: RevisionRequest,
  asked: ReturnType<typeof wishIn>["unsupported"],
  words: readonly Word[],
): ProposedChange[] {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  // What is booked or locked keeps its hour, and no other stop is meant.
  return day && lead && !(asked === "time" && isFixed(lead))
    ? changesOf(request, lead, stopsOfPart(day.stops, request.blockName), asked, words)
    : [];
}

/** @param there the stops that go with `lead` where all of its part of the day is meant */
function changesOf(
  request: RevisionRequest,
  lead: PlacedStop,
  there: readonly PlacedStop[],
  asked: ReturnType<typeof wishIn>["unsupported"],
  words: readonly Word[],
): ProposedChange[] {
  switch (asked) {
    case "move": {
      const moves = movesOf(request, lead, words);
      // What is booked keeps its hour, and no other stop is meant.
      return moves ?? (isFixed(lead) ? [] : timesOf(request, lead, there, words));
    }
    case "empty": {
      const stop = seenStop(lead);
      const also = namesStop(request)
        ? []
        : there.filter((each) => each !== lead && isOuting(each) && !isFixed(each)).map(seenStop);
      return [...(also.length > 0 ? [{ kind: "shelve", stop, also } as const] : []), { kind: "shelve", stop }];
    }
    case "time":
      return timesOf(request, lead, there, words);
    default:
      return [];
  }
}
