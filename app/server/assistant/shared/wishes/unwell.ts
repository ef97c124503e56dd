import { sameToTravellers } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { seenStop } from "~/domain/proposal/proposal";
import { readWords } from "~/language/words/read-words";
import { restFirst } from "~/messages/spoken/asked/health";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { nearMiss } from "~/planner/revise/open-places";
import { contextOf as revisionOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { illAndStaysIn } from "../asks/health-answers";
import { contextOf } from "../question-context";
import { altitudeFirst } from "../safety-answers";
import { cardsOf } from "./cards";
import { movedAnywhere, movesOf } from "./moves";
import type { Change } from "./other-places";
import { proposedPlace } from "./proposed-place";
import type { WishReply } from "./reply";
import { sayProposed } from "./said-of-cards";
import type { PlanNow } from "./what-is-lost";

/** Somebody who is unwell reads what to do for it first, whatever they wish for; where nothing was found for them, the stop may wait on the shelf. */
export function withAdvice(request: RevisionRequest, reply: WishReply, at: PlanNow): WishReply {
  const { brief, days, dayIndex, feedback, current } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const { language } = wishIn(here);
  const context = { ...contextOf(here.brief, days, feedback), language };
  const high = altitudeFirst(context);
  const advice = high ?? illAndStaysIn(context);
  if (advice === null) return reply;
  const said = reply.note.includes(advice) ? reply.note : sentences(advice, reply.note);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  if (!lead || reply.proposals.length > 0 || !sameToTravellers(reply.block, current)) return { ...reply, note: said };
  const rest: Change = { kind: "shelve", stop: seenStop(lead) };
  const proposals = cardsOf([...(high === null ? [] : lower(here, lead)), rest], "r", request, at, language);
  return { ...reply, note: sentences(said, proposals.length > 0 && sayProposed(here)), proposals };
}

/** Who stays in, for they are ill, and asks for no place is sent to none: the stop goes to another day or to the shelf. Null for everybody else. */
export function restReply(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { brief, days, dayIndex, feedback, blockName, current } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const { unsupported, wantedCategories, sought, named, nearPlace, language } = wishIn(here);
  const isForPlace = wantedCategories.size + sought.length > 0 || named !== null || nearPlace !== null;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isIll = illAndStaysIn(contextOf(here.brief, days, feedback)) !== null;
  if (!isIll || !lead || isForPlace || unsupported === "empty" || unsupported === "time") return null;
  // To where it goes is done as for anybody.
  if (movesOf(here, lead, readWords(feedback)) !== null) return null;
  const proposals = cardsOf(movedAnywhere(here, lead), "r", request, at, language);
  const old = lead.title;
  const said = lead.booking
    ? restFirst[language]({ old, time: lead.booking.time ?? lead.start ?? "" })
    : proposals.length > 0
      ? sayProposed(here)
      : noteIn(language, note("noMove", { old }));
  return { block: current, note: said, alternatives: [], proposals };
}

/** What is not higher up, though it is further away: better than to stay for want of something near. */
function lower(request: RevisionRequest, lead: PlacedStop): Change[] {
  const revision = revisionOf(request);
  const place = revision && nearMiss(revision, demandsIn(revision));
  return place && !place.dayTrip
    ? [{ kind: "replace", stop: seenStop(lead), place: proposedPlace(request.brief, place) }]
    : [];
}
