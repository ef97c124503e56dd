import { BLOCK_NAMES } from "~/domain/plan/block";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, nextFiveMinutes, timeAt } from "~/domain/plan/time-of-day";
import { seenStop } from "~/domain/proposal/proposal";
import { wholeDayShift } from "~/language/wish/times/whole-day-words";
import { piecesOf } from "~/language/wish/clauses";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { dayAsked } from "../../day-asked";
import { cardsOf } from "../cards";
import { ANOTHER_DAY } from "../moves";
import { sayProposed } from "../said-of-cards";
import { notBeforeItOpens } from "./time-changes";
import type { PlanNow } from "../what-is-lost";

const FIRST_START = 6 * 60;
const LAST_START = 23 * 60;

/**
 * "Push everything back two hours": the first stop of the day that is not booked begins so much later, and what comes after it follows; what is booked keeps
 * its hour. With the rest of the wish. Null for every other wish.
 */
export function wholeDayIn(
  request: RevisionRequest,
  at: PlanNow,
): { note: string; proposals: ReturnType<typeof cardsOf>; rest: string } | null {
  const here = { ...request, brief: briefOn(request.brief, request.dayIndex) };
  const { brief, days, dayIndex, blockName, feedback } = here;
  const pieces = piecesOf(feedback);
  const piece = pieces.find((each) => wholeDayShift(readWords(each), each) !== null);
  const shift = piece === undefined ? null : wholeDayShift(readWords(piece), piece);
  if (piece === undefined || shift === null) return null;
  if (dayAsked(piece, brief, dayIndex) !== null || ANOTHER_DAY.find(readWords(piece)).length > 0) return null;
  const isLeft = ({ at: { part } }: PlacedStop): boolean =>
    shift.isOfWholeDay || BLOCK_NAMES.indexOf(part) >= BLOCK_NAMES.indexOf(blockName);
  const stops = days.find((day) => day.dayIndex === dayIndex)?.stops.filter(isLeft) ?? [];
  const first = stops.find((stop) => isGoneTo(stop) && !isFixed(stop));
  const booked = stops.filter((stop) => isGoneTo(stop) && isFixed(stop)).map(({ title }) => title);
  const begins = minutesOfDay(first?.start ?? null);
  if (!first || begins === null) return null;
  const wished = timeAt(nextFiveMinutes(Math.min(Math.max(begins + shift.minutes, FIRST_START), LAST_START)));
  const start = notBeforeItOpens(here, first, wished);
  if (start === null || start === first.start) return null;
  const { language } = wishIn(here);
  const proposals = cardsOf(
    [{ kind: "set-time", stop: seenStop(first), start, from: first.start }],
    "d",
    request,
    at,
    language,
  );
  if (proposals.length === 0) return null;
  const said = noteIn(language, [
    ...note("dayFollows", { name: first.title }),
    ...(booked.length > 0 ? note("bookedStays", { names: booked }) : []),
  ]);
  const rest = pieces.filter((each) => each !== piece).join(", ");
  return { note: sentences(said, sayProposed(here)), proposals, rest };
}

const isGoneTo = ({ start, kind }: PlacedStop): boolean => start !== null && kind !== "travel";
