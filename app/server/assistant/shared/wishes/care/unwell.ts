import type { Language } from "~/domain/people/language";
import { sameToTravellers } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { seenStop } from "~/domain/proposal/proposal";
import { readWords } from "~/language/words/read-words";
import { restFirst } from "~/messages/spoken/asked/health";
import { askedIn } from "~/messages/spoken/asked-words";
import { anywhere, kitchenThatAnswers } from "~/messages/spoken/own-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { isFeared } from "~/planner/revise/demands/found-in-place";
import { demandsIn } from "~/planner/revise/demands/demands-in-wish";
import { nearMiss } from "~/planner/revise/open-places";
import { contextOf as revisionOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { careBesidePlan, illAndStaysIn, isIll } from "../../asks/health-answers";
import { contextOf } from "../../question-context";
import { altitudeFirst, strainFirst } from "../../safety-answers";
import { cardsOf } from "../cards";
import { movedAnywhere, movesOf } from "../moves";
import type { Change } from "../other-places";
import { proposedPlace } from "../proposed-place";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";

/** Somebody who is unwell reads what to do for it first, whatever they wish for; where nothing was found for them, the stop may wait on the shelf. */
export function withAdvice(request: RevisionRequest, reply: WishReply, at: PlanNow): WishReply {
  const { brief, days, dayIndex, feedback, current } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const { language } = wishIn(here);
  const context = { ...contextOf(here.brief, days, feedback), language };
  const high = altitudeFirst(context);
  const stop = brief.guide?.places.find(({ id }) => id === current.placeId) ?? null;
  const isLeftOut = isIll(context.words) && reply.proposals.some(({ kind }) => kind === "shelve");
  const ill = illAndStaysIn(context) ?? (isLeftOut ? careBesidePlan(context) : null);
  const advice = high ?? ill ?? strainFirst(context, stop);
  if (advice === null) return withRest(here, reply, at);
  const said = reply.note.includes(advice) ? reply.note : sentences(advice, reply.note);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, request.blockName) : null;
  if (!lead || reply.proposals.length > 0 || !sameToTravellers(reply.block, current)) return { ...reply, note: said };
  const rest: Change = { kind: "shelve", stop: seenStop(lead) };
  const instead = high === null ? [] : lower(here, lead);
  const own = high !== null && instead.length === 0 ? [restNear(here, lead, language)] : [];
  const proposals = cardsOf([...instead, ...own, rest], "r", request, at, language);
  return { ...reply, note: withProposed(here, said, proposals), proposals };
}

/** What is said once, where there are cards. */
const withProposed = (here: RevisionRequest, said: string, { length }: WishReply["proposals"]): string =>
  sentences(said, length > 0 && !said.includes(sayProposed(here)) && sayProposed(here));

/** Ways up, which some cannot go. */
const UP: ReadonlySet<string> = new Set(["hills", "climbs"]);

/** Where nothing was found for who cannot go up, and what stands there goes up: a seat near it, in their own words, and no way up. An allergy gets a kitchen that answers. */
function withRest(here: RevisionRequest, reply: WishReply, at: PlanNow): WishReply {
  const { brief, days, dayIndex, blockName, current } = here;
  const { feared, language } = wishIn(here);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isOpen = reply.proposals.length === 0 && sameToTravellers(reply.block, current);
  if (!lead || lead.locked || lead.booking || !isOpen) return reply;
  const place = brief.guide?.places.find(({ id }) => id === lead.placeId);
  const fears = place ? feared.filter((each) => isFeared(place, each)).map(({ id }) => id) : [];
  const own = fears.some((id) => UP.has(id))
    ? restNear(here, lead, language)
    : fears.includes("stalls") && reply.alternatives.length === 0
      ? kitchenNear(here, lead, language)
      : null;
  if (!own) return reply;
  const proposals = cardsOf([own, { kind: "shelve", stop: seenStop(lead) }], "r", here, at, language);
  return { ...reply, note: withProposed(here, reply.note, proposals), proposals };
}

const near = (title: string, language: Language): string => askedIn(language, { is: "near", name: title });

const restNear = ({ dayIndex, blockName }: RevisionRequest, lead: PlacedStop, language: Language): Change => ({
  kind: "add-own",
  title: `${anywhere.coffee[language]} ${near(lead.title, language)}`,
  does: "drink",
  to: { day: dayIndex, part: blockName },
});

const kitchenNear = ({ dayIndex, blockName }: RevisionRequest, lead: PlacedStop, language: Language): Change => ({
  kind: "add-own",
  title: `${kitchenThatAnswers[language]} ${near(lead.title, language)}`,
  does: "meal",
  to: { day: dayIndex, part: blockName },
});

/** Who stays in, for they are ill, and asks for no place is sent to none: the stop goes to another day or to the shelf. Null for everybody else. */
export function restReply(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { brief, days, dayIndex, feedback, blockName, current } = request;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const { unsupported, wantedCategories, sought, named, nearPlace, language } = wishIn(here);
  const isForPlace = wantedCategories.size + sought.length > 0 || nearPlace !== null;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isOther = named !== null && named.id !== lead?.placeId;
  const isIll = illAndStaysIn(contextOf(here.brief, days, feedback)) !== null;
  if (!isIll || !lead || isForPlace || isOther || unsupported === "empty" || unsupported === "time") return null;
  // To where it goes is done as for anybody; "in the afternoon we will see" moves nothing.
  if (unsupported === "move" && movesOf(here, lead, readWords(feedback)) !== null) return null;
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
