import { kilometresBetween, pointOf, spokenKilometres } from "~/domain/place/geo";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { type PartAt, type Proposal, seenStop } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { clocksIn } from "~/language/wish/clock-words";
import { AFTERWARDS } from "~/language/wish/clause-words";
import { isOwnAffair, isPastime, putsIn, wishesBefore } from "~/language/wish/own-affairs/own-affair-words";
import { thingAsked } from "~/language/wish/own-affairs/thing-asked";
import { saysMissed } from "~/language/wish/tickets/ticket-words";
import { wordsOf } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { yourOwnAffair } from "~/messages/spoken/own-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { partOfTime } from "~/planner/purpose/own-events";
import { note, type NotePart } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { cardsOf } from "../cards";
import { actOf, TELLS_ONLY } from "../clauses/clauses-said";
import type { Change } from "../other-places";
import { asksForSomething } from "../question-in-wish";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";

/**
 * "Meeting my cousin in Kadıköy at seven", "I have a call at three": what is their own affair is put into the plan as they say it, at the hour that they name,
 * and what stands there may leave. With the rest of the wish. Null where nothing of theirs is told, or where it only tells why something else is wished.
 */
export function ownAffairIn(
  request: RevisionRequest,
  at: PlanNow,
): { note: string; proposals: Proposal[]; rest: string } | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const { language } = wishIn(here);
  const pieces = piecesOf(here.feedback);
  const told = pieces.find((piece) => isOwnAffair(wordsOf(piece)) && !piece.includes("?"));
  if (told === undefined) return null;
  const all = wordsOf(here.feedback);
  // What was missed is nobody's plan any more.
  if (wishesBefore(all) || saysMissed(all)) return null;
  const pieceOf = (feedback: string): RevisionRequest => ({ ...here, feedback, typedIn: language });
  const others = putsIn(all)
    ? []
    : pieces.filter((piece) => piece !== told && asksForSomething(wishIn(pieceOf(piece))));
  const act = actOf(pieceOf(told));
  const isBesides = others.every(
    (piece) => AFTERWARDS.find(readWords(piece)).length > 0 || wishIn(pieceOf(piece)).unsupported === "empty",
  );
  if (act === "drop" || act === "against") return null;
  if ((act === null || TELLS_ONLY.has(act)) && !isBesides) return null;
  const proposals = cardsFor(here, told, at);
  return proposals.length === 0 ? null : { note: sayProposed(request), proposals, rest: others.join(", ") };
}

/** The same of a pastime that nothing here has a place for; empty for every other wish. */
export function pastimeIn(request: RevisionRequest, at: PlanNow): Proposal[] {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const told = piecesOf(here.feedback).find((piece) => isPastime(wordsOf(piece)));
  return told === undefined ? [] : cardsFor(here, told, at);
}

type When = { to: PartAt; start: TimeOfDay | undefined };

/** When it is: on the day and at the hour that they name, else in the part that the wish is about. Null for a day that the trip has not. */
function whenOf(here: RevisionRequest, told: string): When | null {
  const { brief, dayIndex, blockName, feedback } = here;
  const asked = dayAsked(told, brief, dayIndex);
  if (asked && "missing" in asked) return null;
  const [start] = [...clocksIn(told, blockName, true), ...clocksIn(feedback, blockName, true)];
  return { to: { day: asked?.dayIndex ?? dayIndex, part: start === undefined ? blockName : partOfTime(start) }, start };
}

/** The affair on its own card, at its hour where one is named; then that what stands there leaves the day, unless it is booked. */
function cardsFor(here: RevisionRequest, told: string, at: PlanNow): Proposal[] {
  const { language } = wishIn(here);
  const title = thingAsked(told);
  const when = whenOf(here, told);
  if (title === "" || when === null) return [];
  const { to, start } = when;
  const way = noteIn(language, wayThere(here, when));
  const own: Change = {
    ...{ kind: "add-own", title, does: "event", to, why: [yourOwnAffair[language], ...(way ? [way] : [])].join(". ") },
    ...(start === undefined ? {} : { start }),
  };
  const day = here.days.find((each) => each.dayIndex === to.day);
  const lead = day ? leadAt(day, to.part) : null;
  const gone: Change[] = lead && !isFixed(lead) ? [{ kind: "shelve", stop: seenStop(lead) }] : [];
  return cardsOf([own, ...gone], "y", here, at, language);
}

/** How far the quarter that they name is from what stands before, on the day of the affair. */
function wayThere(here: RevisionRequest, { to, start }: When): NotePart[] {
  const { neighborhood, nearArea } = wishIn(here);
  const quarter = neighborhood ?? nearArea;
  const there = here.brief.guide?.places.find((place) => place.neighborhood === quarter);
  if (!there || start === undefined) return [];
  const stops = here.days.find((each) => each.dayIndex === to.day)?.stops ?? [];
  const before = stops.findLast((stop) => stop.start !== null && stop.start < start && pointOf(stop) !== null);
  const from = before ? pointOf(before) : null;
  const km = from ? kilometresBetween(from, there) : 0;
  return before && km >= RIDE_FROM_KM ? note("ride", { km: spokenKilometres(km), near: before.title }) : [];
}
const RIDE_FROM_KM = 1.5;
