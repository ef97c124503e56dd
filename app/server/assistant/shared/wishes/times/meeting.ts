import { kilometresBetween, pointOf, spokenKilometres } from "~/domain/place/geo";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { clocksIn } from "~/language/wish/clock-words";
import { leavesChoiceToOthers, tellsOfMeeting } from "~/language/wish/times/meeting-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { partOfTime } from "~/planner/purpose/own-events";
import { note, type NotePart } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { MEALS } from "~/planner/revise/wish-with-meal";
import { sentences } from "~/planner/words/sentences";
import { dayAsked } from "../../day-asked";
import { cardsOf } from "../cards";
import { asksForSomething } from "../question-in-wish";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";

const RIDE_FROM_KM = 1.5;

/**
 * "Meeting my cousin in Kadıköy at seven, she picks the restaurant": an entry of their own at that hour, in their words, and what stood there may go. Null where
 * no hour is named, or where something is asked for besides.
 */
export function meetingThen(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { days, dayIndex, blockName, feedback, current } = request;
  const here = { ...request, brief: briefOn(request.brief, dayIndex) };
  const pieces = piecesOf(feedback);
  const met = pieces.find((piece) => tellsOfMeeting(readWords(piece)) && hoursOf(piece, request).length === 1);
  const [start] = met === undefined ? [] : hoursOf(met, request);
  const others = pieces.filter((piece) => piece !== met && !leavesChoiceToOthers(readWords(piece)));
  const { language, neighborhood, nearArea } = wishIn(here);
  const asks = (piece: string): boolean => {
    const wish = wishIn({ ...here, feedback: piece, typedIn: language });
    // Where somebody else chooses the table, none is asked for.
    const isOfMeal = wish.wantedCategories.has("food") || wish.needs.some((need) => need in MEALS);
    if (isOfMeal && pieces.some((each) => leavesChoiceToOthers(readWords(each)))) return false;
    return asksForSomething({ ...wish, unsupported: null, different: false, children: false, neighborhood: null });
  };
  if (met === undefined || start === undefined || others.some(asks)) return null;
  const named = dayAsked(feedback, here.brief, dayIndex);
  if (named && "missing" in named) return null;
  const to = { day: named?.dayIndex ?? dayIndex, part: partOfTime(start) };
  const day = days.find((each) => each.dayIndex === to.day);
  const lead = day ? leadAt(day, blockName) : null;
  const title = met.trim().replace(/^./u, (letter) => letter.toUpperCase());
  const isThere = lead !== null && to.day === dayIndex && to.part === blockName && !isFixed(lead);
  const changes: ProposedChange[] = [
    { kind: "add-own", title, does: "event", to, start },
    ...(isThere ? [{ kind: "shelve", stop: seenStop(lead) } as const] : []),
  ];
  const proposals = cardsOf(changes, "g", request, at, language);
  if (proposals.length === 0) return null;
  const way = day ? wayThere(here, day.stops, start, neighborhood ?? nearArea) : [];
  return {
    block: current,
    note: sentences(sayProposed(here), noteIn(language, way)),
    alternatives: [],
    proposals,
  };
}

const hoursOf = (piece: string, { blockName }: RevisionRequest) => clocksIn(piece, blockName, true);

/** How far the quarter is from what stands before. */
function wayThere(
  { brief }: RevisionRequest,
  stops: readonly PlacedStop[],
  start: string,
  area: string | null,
): NotePart[] {
  const there = brief.guide?.places.find(({ neighborhood }) => neighborhood === area);
  const before = stops.findLast((stop) => stop.start !== null && stop.start < start && pointOf(stop) !== null);
  const from = before ? pointOf(before) : null;
  if (!there || !before || !from) return [];
  const km = kilometresBetween(from, there);
  return km < RIDE_FROM_KM ? [] : note("ride", { km: spokenKilometres(km), near: before.title });
}
