import { type Block, sameToTravellers } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import { clocksIn, STARTS_THEN } from "~/language/wish/clock-words";
import { amountIn } from "~/language/wish/times/amounts";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { cardsOf } from "../cards";
import { placesInstead } from "../other-places";
import type { WishReply } from "../reply";
import { askedThere, sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";
import { withStart } from "./hours-on-cards";
import { isFarFrom, withoutArrivals } from "./time-changes";

/**
 * "Start at eleven, and no boats": what comes instead begins at the hour that is named, so it is on cards with that hour on them. Null where nothing comes
 * instead, or no hour is named at which anything is to begin.
 */
export function beginningThen(request: RevisionRequest, block: Block, at: PlanNow): WishReply | null {
  const { brief, days, dayIndex, blockName, feedback, current } = request;
  if (sameToTravellers(block, current) || STARTS_THEN.find(readWords(feedback)).length === 0) return null;
  const [hour, ...more] = amountIn(feedback) === null ? clocksIn(withoutArrivals(feedback), blockName, true) : [];
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  if (hour === undefined || more.length > 0 || !lead || isFixed(lead) || isFarFrom(hour, blockName)) return null;
  const here = { ...request, brief: briefOn(brief, dayIndex) };
  const { language } = wishIn(here);
  const changes = placesInstead(here, lead).map((change) => withStart(change, hour));
  const proposals = cardsOf(changes, "h", request, at, language);
  if (proposals.length === 0) return null;
  const note = sentences(noteIn(language, askedThere(here)), sayProposed(here));
  return { block: current, note, alternatives: [], proposals };
}
