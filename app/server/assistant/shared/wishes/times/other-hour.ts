import { leadAt } from "~/domain/plan/day-of-stops";
import { clocksIn } from "~/language/wish/clock-words";
import { piecesOf } from "~/language/wish/clauses";
import { asksAnything } from "~/language/wish/stop-clauses";
import { mealNamedIn } from "~/language/wish/need-words";
import { restsBefore } from "~/language/wish/times/rest-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { asksForSomething } from "../question-in-wish";
import type { WishReply } from "../reply";
import { thingsIn } from "../things-named";
import { withoutArrivals } from "./time-changes";

/**
 * "Later? Like half past nine, we want to rest first": another hour for what is booked, and nothing else. It keeps its hour until the booking is moved, and
 * nothing is offered in its place. Null for every other wish.
 */
export function otherHour(request: RevisionRequest): WishReply | null {
  const { days, dayIndex, blockName, feedback, current } = request;
  const here = { ...request, brief: briefOn(request.brief, dayIndex) };
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  if (!lead?.booking || lead.locked || dayAsked(feedback, here.brief, dayIndex) !== null) return null;
  const time = lead.booking.time ?? lead.start;
  const { language } = wishIn(here);
  const pieces = piecesOf(withoutArrivals(feedback)).filter((piece) => !restsBefore(readWords(piece)));
  const hours = pieces.flatMap((piece) => clocksIn(piece, blockName, true)).filter((hour) => hour !== time);
  const isOther = (piece: string): boolean => {
    const asked = { ...here, feedback: piece, typedIn: language };
    const words = readWords(piece);
    const meal = mealNamedIn(words);
    return (
      asksAnything(words) ||
      (meal !== null && lead.kind !== "meal") ||
      thingsIn(asked).things.some(({ stop, isByName }) => stop?.id !== lead.id && (isByName || stop !== null)) ||
      // That it is to change is said by the hour.
      asksForSomething({ ...wishIn(asked), unsupported: null, different: false, needs: [] })
    );
  };
  if (hours.length !== 1 || pieces.some(isOther)) return null;
  return {
    block: current,
    note: noteIn(language, note("timeBooked", { old: lead.title, time })),
    alternatives: [],
    proposals: [],
  };
}
