import type { Block } from "~/domain/plan/block";
import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import { MOST_PROPOSALS, type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import type { Deadline } from "~/language/wish/deadline-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { atStop } from "~/planner/revise/meal-stop";
import { note, type NotePart } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { sentences } from "~/planner/words/sentences";
import { cardsOf } from "../cards";
import { withStart } from "./hours-on-cards";
import { sayOpen } from "../left-out";
import { type Change, placesInstead } from "../other-places";
import { sayProposed } from "../said-of-cards";
import type { PlanNow } from "../what-is-lost";

/** How long the way back to where they stay may take, in minutes: the plan does not know it. */
const WAY_BACK = 30;
/** A stop of which no length is known. */
const USUAL_MINUTES = 60;
const FIRST_START = 6 * 60;
const FIVE = 5;

const endOf = ({ start, minutes }: PlacedStop): number | null => {
  const begins = minutesOfDay(start);
  return begins === null ? null : begins + (minutes ?? USUAL_MINUTES);
};

/** When the last stop has to end. */
const latestOf = ({ time, isBack }: Pick<Deadline, "time" | "isBack">): number =>
  (minutesOfDay(time) ?? 0) - (isBack ? WAY_BACK : 0);

/** Whether a place that comes where its part of the day is known by begins as early as what stood there, and is over by then. */
export function isOverInTime(request: RevisionRequest, put: Block, deadline: Deadline): boolean {
  const lead = leadOf(request);
  const place = request.brief.guide?.places.find((each) => isPlaceOf(put, each));
  const begins = minutesOfDay(lead?.start ?? null);
  return !place || begins === null || begins + place.minutes <= latestOf(deadline);
}

function leadOf({ days, dayIndex, blockName }: RevisionRequest): PlacedStop | null {
  const day = days.find((each) => each.dayIndex === dayIndex);
  return day ? leadAt(day, blockName) : null;
}

/** What could stand where a part of a day is known by, and is over by an hour: each begins once what stands before it is over. */
function insteadInTime(request: RevisionRequest, deadline: Deadline, at: PlanNow): Proposal[] {
  const lead = leadOf(request);
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  if (!lead || !day) return [];
  const before = day.stops[day.stops.findIndex(({ id }) => id === lead.id) - 1];
  const from = Math.max(FIRST_START, ((before && endOf(before)) ?? 0) + WAY_THERE);
  const latest = latestOf(deadline);
  const changes = placesInstead(atStop(request, lead), lead).flatMap((change): Change[] => {
    const place = request.brief.guide?.places.find(({ id }) => "place" in change && id === change.place.id);
    const lasts = place?.minutes ?? USUAL_MINUTES;
    const start = Math.min(minutesOfDay(lead.start) ?? from, Math.floor((latest - lasts) / FIVE) * FIVE);
    return start >= from ? [withStart(change, timeAt(start))] : [];
  });
  return cardsOf(changes, "h", request, at, wishIn(request).language);
}
const WAY_THERE = 10;

/** What stands there is to be over by an hour, and something else is wished for there: what could stand instead and is over by then, or that this is open. */
export function inTimeFor(
  rest: RevisionRequest,
  deadline: Deadline,
  { note: said, proposals }: { note: string; proposals: readonly Proposal[] },
  at: PlanNow,
): { note: string; proposals: Proposal[] } {
  const instead = insteadInTime(rest, deadline, at);
  const replaced = new Set(instead.flatMap((each) => ("stop" in each ? each.stop.id : [])));
  const others = proposals.filter((each) => !("stop" in each) || !replaced.has(each.stop.id));
  const proposes = instead.length > 0 && proposals.length === 0 ? sayProposed(rest) : null;
  const open = instead.length === 0 ? sayOpen([rest.feedback], wishIn(rest).language) : null;
  return { note: sentences(said, proposes, open), proposals: [...instead, ...others].slice(0, MOST_PROPOSALS) };
}

/**
 * What a part of a day needs so that it is over by an hour: what runs longer begins earlier, where what comes before it leaves the time, or goes. Where nothing
 * runs longer, that is said.
 */
export function overBy(
  request: RevisionRequest,
  { time, isBack }: Deadline,
  at: PlanNow,
): { note: string; proposals: Proposal[] } {
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const stops = day ? stopsOfPart(day.stops, request.blockName).filter((stop) => endOf(stop) !== null) : [];
  const latest = latestOf({ time, isBack });
  const late = stops.find((stop) => (endOf(stop) ?? 0) > latest);
  const changes = stops.flatMap((stop, i): ProposedChange[] => {
    if ((endOf(stop) ?? 0) <= latest) return [];
    const before = stops[i - 1];
    const start = Math.floor((latest - (stop.minutes ?? USUAL_MINUTES)) / FIVE) * FIVE;
    const isFree = start >= Math.max(FIRST_START, before ? (endOf(before) ?? 0) : 0);
    return isFree
      ? [{ kind: "set-time", stop: seenStop(stop), start: timeAt(start), from: stop.start }]
      : [{ kind: "shelve", stop: seenStop(stop) }];
  });
  const { language } = wishIn(request);
  const proposals = cardsOf(changes, "o", request, at, language);
  const last = stops.at(-1);
  const said: NotePart[] =
    proposals.length > 0
      ? [
          ...(late ? note("runsLonger", { name: late.title, time: timeAt(endOf(late) ?? 0), by: time, isBack }) : []),
          ...note("proposes", {}),
        ]
      : changes.length === 0 && last
        ? note("overBy", { name: last.title, time: timeAt(endOf(last) ?? 0) })
        : [];
  return { note: noteIn(language, said), proposals };
}
