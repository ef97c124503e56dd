import type { BlockName } from "~/domain/plan/block";
import { leadAt } from "~/domain/plan/day-of-stops";
import { MOVES, PREFERS } from "~/language/wish/act-words";
import { COMPLAINS, tellsOfThem } from "~/language/wish/clause-words";
import { clocksIn, saysEarlierOrLater } from "~/language/wish/clock-words";
import { piecesOf } from "~/language/wish/clauses";
import { asksAnything, WANTS } from "~/language/wish/stop-clauses";
import { mealNamedIn } from "~/language/wish/need-words";
import { PARTS } from "~/language/wish/part-words";
import { restsBefore } from "~/language/wish/times/rest-words";
import type { Word } from "~/language/words/phrases";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { asksForSomething } from "../question-in-wish";
import { ANOTHER_DAY } from "../moves";
import type { WishReply } from "../reply";
import { thingsIn } from "../things-named";
import { withoutArrivals } from "./time-changes";

/** Whether it is to be earlier or later, on the same part of the day. */
const shifts = (words: readonly Word[], here: BlockName): boolean =>
  saysEarlierOrLater(words) &&
  (MOVES.find(words).length > 0 || PREFERS.find(words).length > 0) &&
  ANOTHER_DAY.find(words).length === 0 &&
  PARTS.find(words).every(({ id }) => id === here);

/** So somebody begins to tell of themselves where the verb says who they are. */
const ARE = new Set("tenemos tengo estamos estoy abbiamo ho siamo sono temos tenho estou".split(" "));
const names = (words: readonly Word[], set: ReadonlySet<string>): boolean => set.has(words[0]?.said ?? "");

/** "We are so hungover", "way too hot": why, which asks for nothing. */
const tellsWhy = (words: readonly Word[]): boolean =>
  (tellsOfThem(words) || names(words, ARE) || COMPLAINS.find(words).length > 0) &&
  !asksAnything(words) &&
  WANTS.find(words).length === 0;

/**
 * "Later? Like half past nine, we want to rest first", "too hot at three, earlier would be better": another hour for what is booked, and nothing else. It keeps its hour until the booking is moved, and
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
  const isShift = (piece: string): boolean => shifts(readWords(piece), blockName);
  const isAsked = hours.length === 1 || (hours.length === 0 && pieces.some(isShift));
  if (!isAsked || pieces.some((piece) => isOther(piece) && (isShift(piece) || !tellsWhy(readWords(piece)))))
    return null;
  return {
    block: current,
    note: noteIn(language, note("timeBooked", { old: lead.title, time })),
    alternatives: [],
    proposals: [],
  };
}
