import { leadAt } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, nextFiveMinutes, timeAt } from "~/domain/plan/time-of-day";
import { type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import { piecesOf } from "~/language/wish/clauses";
import { clocksIn, directionIn } from "~/language/wish/clock-words";
import { isNoHourToGo, saysImpossible } from "~/language/wish/times/impossible-words";
import { readWords } from "~/language/words/read-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { dayAsked } from "../../day-asked";
import { cardsOf } from "../cards";
import { actOf, TELLS_ONLY } from "../clauses/clauses-said";
import { movedAnywhere } from "../moves";
import { asksForSomething } from "../question-in-wish";
import type { WishReply } from "../reply";
import { sayProposed } from "../said-of-cards";
import { thingsIn } from "../things-named";
import type { PlanNow } from "../what-is-lost";
import { isFarFrom } from "./time-changes";

const LATER = 90;
const EARLIER = 60;
const SLEPT_IN = 10 * 60 + 30;

/**
 * "8 is impossible, can we move it?": the hour that is named is the one at which they cannot go, so the stop begins well after it, or is for another day. Of an
 * evening it may as well be earlier. Null where another hour or day is named, or something else is asked for.
 */
export function impossibleHour(request: RevisionRequest, at: PlanNow): WishReply | null {
  const { days, dayIndex, blockName, feedback, current } = request;
  const here = { ...request, brief: briefOn(request.brief, dayIndex) };
  const day = days.find((each) => each.dayIndex === dayIndex);
  const lead = day ? leadAt(day, blockName) : null;
  const pieces = piecesOf(feedback);
  const refused = pieces.filter((piece) => saysImpossible(readWords(piece)));
  const [hour] = refused.flatMap((piece) => hoursSaid(piece, here)).map(minutesOfDay);
  if (!lead || hour === undefined || hour === null || dayAsked(feedback, here.brief, dayIndex) !== null) return null;
  const others = pieces.filter((piece) => !isNoHourToGo(readWords(piece)));
  if (others.some((piece) => asksOther(here, piece, lead))) return null;
  const { language } = wishIn(here);
  const unchanged = { block: current, alternatives: [] };
  if (lead.booking) {
    const booked = note("timeBooked", { old: lead.title, time: lead.booking.time ?? lead.start });
    return { ...unchanged, note: noteIn(language, booked), proposals: [] };
  }
  // A show begins when its house says.
  const isShow = here.brief.guide?.places.some(({ id, category }) => id === lead.placeId && category === "performance");
  const times = isFixed(lead) || isShow ? [] : timesAround(lead, hour, directionIn(readWords(feedback)));
  const moves = isFixed(lead) ? [] : (movedAnywhere(here, lead) ?? []).filter(({ kind }) => kind === "move");
  const proposals = cardsOf([...times, ...moves.slice(0, 1)], "i", request, at, language);
  return proposals.length === 0 ? null : { ...unchanged, note: sayProposed(here), proposals };
}

/** The hours of a clause that says they cannot be, where a bare number is one, too. */
function hoursSaid(piece: string, { blockName }: RevisionRequest) {
  const told = clocksIn(piece, blockName, true);
  return told.length > 0 ? told : clocksIn(`at ${piece.trim()}`, blockName, true);
}

/** Whether a clause names another hour, another stop, or something that is to come. */
function asksOther(here: RevisionRequest, feedback: string, lead: PlacedStop): boolean {
  const asked = { ...here, feedback, typedIn: wishIn(here).language };
  const isOtherStop = thingsIn(asked).things.some(({ stop, isByName }) => isByName && stop?.id !== lead.id);
  if (isOtherStop) return true;
  if (TELLS_ONLY.has(actOf(asked))) return false;
  const wish = wishIn(asked);
  return (
    clocksIn(feedback, here.blockName, true).length > 0 ||
    asksForSomething({ ...wish, unsupported: null, different: false, children: false, closer: false, needs: [] })
  );
}

/** Well after the hour that cannot be; of an evening, where nothing says which way, before it as well. */
function timesAround(stop: PlacedStop, hour: number, direction: ReturnType<typeof directionIn>): ProposedChange[] {
  const begins = minutesOfDay(stop.start) ?? hour;
  const isMorning = stop.at.part === "morning";
  const later = Math.max(Math.max(begins, hour) + LATER, isMorning ? SLEPT_IN : 0);
  const earlier = Math.min(begins, hour) - EARLIER;
  const wanted = [
    ...(direction === "earlier" ? [] : [later]),
    ...(direction === "earlier" || (direction === null && stop.at.part === "evening") ? [earlier] : []),
  ];
  return wanted
    .map((minutes) => timeAt(nextFiveMinutes(minutes)))
    .filter((start) => !isFarFrom(start, stop.at.part))
    .map((start) => ({ kind: "set-time", stop: seenStop(stop), start, from: stop.start }));
}
