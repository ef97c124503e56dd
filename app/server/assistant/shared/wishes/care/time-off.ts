import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import { seenStop } from "~/domain/proposal/proposal";
import { EMPTIES } from "~/language/wish/act-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { refusedOf } from "~/language/words/small-words";
import { restFirst } from "~/messages/spoken/asked/health";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { careBesidePlan, healthAnswer, isIll } from "../../asks/health-answers";
import { contextOf } from "../../question-context";
import { helpFirstIn } from "../../safety-answers";
import { cardsOf } from "../cards";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import { isOuting } from "../stops-of-day";
import type { PlanNow } from "../what-is-lost";

/**
 * "My stomach hurts, we skip this morning": what to do for it, and a card that takes off what that part of the day has to see. What is booked is theirs to
 * cancel or move. Null where nobody is ill, where nothing is dropped, where something else is asked for, and for who is in danger.
 */
export function timeOff(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { days, dayIndex, blockName, feedback, current } = request;
  const here = { ...request, brief: briefOn(request.brief, dayIndex) };
  const asked = contextOf(here.brief, days, feedback);
  const { words } = asked;
  if (!isIll(words)) return null;
  const { language, named } = wishIn(here);
  const context = { ...asked, language };
  const drops = EMPTIES.find(words);
  const isDropped = drops.length > refusedOf(words, drops).size;
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const isOther = named !== null && named.id !== lead?.placeId;
  if (!isDropped || !day || !lead || isOther || asksAnything(words)) return null;
  const whole = healthAnswer(context);
  const help = helpFirstIn(here.brief, feedback);
  if (!whole || (help !== null && !whole.includes(help) && !help.includes(whole))) return null;
  const advice = careBesidePlan(context);
  const outings = stopsOfPart(day.stops, blockName).filter((stop) => isOuting(stop) && !isFixed(stop));
  const [stop, ...also] = (outings.length > 0 || isFixed(lead) ? outings : [lead]).map(seenStop);
  const proposals = stop ? cardsOf([{ kind: "shelve", stop, also }], "r", request, at, language) : [];
  const booked = lead.booking && restFirst[language]({ old: lead.title, time: lead.booking.time ?? lead.start ?? "" });
  const note = sentences(advice, booked, proposals.length > 0 && sayProposed(here));
  return { block: current, note, alternatives: [], proposals };
}
