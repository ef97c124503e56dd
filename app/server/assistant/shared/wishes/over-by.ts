import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay, timeAt } from "~/domain/plan/time-of-day";
import { type Proposal, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import type { Deadline } from "~/language/wish/deadline-words";
import { noteIn } from "~/messages/spoken/wish-notes";
import { note } from "~/planner/revise/note";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { cardsOf } from "./cards";
import type { PlanNow } from "./what-is-lost";

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
  const latest = (minutesOfDay(time) ?? 0) - (isBack ? WAY_BACK : 0);
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
  const said =
    proposals.length > 0
      ? note("proposes", {})
      : changes.length === 0 && last
        ? note("overBy", { name: last.title, time: timeAt(endOf(last) ?? 0) })
        : [];
  return { note: noteIn(language, said), proposals };
}
