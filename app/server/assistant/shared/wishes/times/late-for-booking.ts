import { leadAt } from "~/domain/plan/day-of-stops";
import { clocksIn } from "~/language/wish/clock-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { saysTooLate } from "~/language/wish/times/overslept-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import type { WishReply } from "../reply";

/**
 * "We overslept, it is 9:40": what was booked for before may still be reached, and whether it lets them in is theirs to say. Null where nothing is booked, the
 * hour that they name is not past it yet, or something else is asked for.
 */
export function lateForBooking(request: RevisionRequest): WishReply | null {
  const { days, dayIndex, blockName, feedback, current } = request;
  const here = { ...request, brief: briefOn(request.brief, dayIndex) };
  const words = readWords(feedback);
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  if (!lead?.booking || !saysTooLate(words) || asksAnything(words)) return null;
  const time = lead.booking.time ?? lead.start;
  const now = clocksIn(feedback, blockName, true).at(-1);
  if (dayAsked(feedback, here.brief, dayIndex) !== null || (time !== null && now !== undefined && now <= time))
    return null;
  const said = noteIn(wishIn(here).language, note("lateForIt", { old: lead.title, time }));
  return { block: current, note: said, alternatives: [], proposals: [] };
}
