import { piecesOf } from "~/language/wish/clauses";
import { deadlineIn } from "~/language/wish/deadline-words";
import { asksAnything } from "~/language/wish/stop-clauses";
import { clocksIn } from "~/language/wish/clock-words";
import { saysNotLate } from "~/language/wish/times/ends-early-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { actOf, asksForIt, clausesSaid } from "../clauses/clauses-said";
import { restOf } from "../wish-alone";

/**
 * "Some samba, but not too late, we hike early tomorrow": by when it should be over, and why, which moves nothing. What is said of that, and the wish without
 * it. Null by day, where an hour is named, or where nothing else is asked for.
 */
export function endsEarlyIn(request: RevisionRequest): { said: string; request: RevisionRequest } | null {
  const { feedback, blockName, dayIndex } = request;
  const brief = briefOn(request.brief, dayIndex);
  const pieces = piecesOf(feedback);
  const isEnd = (piece: string): boolean => saysNotLate(readWords(piece)) && clocksIn(piece, blockName).length === 0;
  if (blockName !== "evening" || !pieces.some(isEnd) || deadlineIn(feedback, blockName)) return null;
  const isOfTomorrow = (piece: string): boolean => {
    const day = dayAsked(piece, brief, dayIndex);
    return day !== null && !("missing" in day) && day.dayIndex > dayIndex;
  };
  const said = clausesSaid(feedback);
  const rest = pieces.filter((piece) => !isEnd(piece) && !isOfTomorrow(piece));
  const asks = rest.some((piece) => asksForIt(actOf({ feedback: piece, said })) || asksAnything(readWords(piece)));
  if (!asks) return null;
  return {
    said: noteIn(wishIn({ ...request, brief }).language, note("endsEarly", {})),
    request: restOf(request, rest.join(", ")),
  };
}
