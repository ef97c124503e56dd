import { findingText } from "#messages/notices/findings";
import type { Place } from "~/domain/place/place";
import { dayOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import { isFixed } from "~/domain/plan/planned-days";
import type { Stop } from "~/domain/plan/stop";
import { moved, refusalOf, swapDays } from "~/domain/plan/stop-moves";
import { isPlaced } from "~/domain/plan/stop-order";
import type { Proposal, ProposedChange } from "~/domain/proposal/proposal";
import { takeProposal } from "~/domain/proposal/take-proposal";
import { checkPlan, type Finding } from "~/planner/check/plan-check";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { isClosedOnDay } from "~/planner/legs/closed-on-day";
import { type Hands, NotDone } from "./hands";

/** The places of the city where a day is spent. */
export const placesOnDay = ({ trip }: Hands, day: number): readonly Place[] => briefOn(trip, day).guide?.places ?? [];

/** A day that can still be changed. @throws NotDone */
export function openDay({ days, firstOpenDay }: Hands, day: number): void {
  if (!days.some(({ dayIndex }) => dayIndex === day)) throw new NotDone(`The plan has no day ${day}.`);
  if (day < firstOpenDay) throw new NotDone(`Day ${day} is over.`);
}

/** A stop that may be moved or replaced. @throws NotDone */
export function freeStop(hands: Hands, id: string): Stop {
  const stop = hands.stopOf(id);
  if (!stop) throw new NotDone("That is no id of a stop. Read the day first.");
  if (isFixed(stop)) throw new NotDone("That stop is locked or booked and stays.");
  if (stop.at) openDay(hands, stop.at.day);
  return stop;
}

/** The place is in the city of that day, open then, and not in the plan. @throws NotDone */
export function freePlace(hands: Hands, place: Place, day: number | null): void {
  if (hands.stops.some(({ placeId, at }) => placeId === place.id && (at !== null || day === null)))
    throw new NotDone("That place is in the plan already.");
  if (day === null) return;
  if (placesOnDay(hands, day).every(({ id }) => id !== place.id)) throw new NotDone("That place is in another city.");
  if (isClosedOnDay(hands.trip, place, day)) throw new NotDone(`That place is closed on day ${day}.`);
}

/** The check that a whole plan passes, for what the change would add to its findings. @throws NotDone */
export function fitPlan(hands: Hands, change: ProposedChange): void {
  const before = blockingIn(hands, hands.days);
  const known = new Set(before.map(told));
  const after = blockingIn(hands, daysAfter(hands, { id: "", why: "", ...change }));
  const [unfit] = after.map(told).filter((message) => !known.has(message));
  if (unfit !== undefined) throw new NotDone(unfit);
}

const told = (finding: Finding): string => findingText(finding).message;

const blockingIn = ({ trip }: Hands, days: readonly Day[]): Finding[] =>
  checkPlan(trip, days).filter(({ severity }) => severity === "blocking");

/** The days as they would be, of a change that there is room for. @throws NotDone */
function daysAfter({ days, stops }: Hands, proposal: Proposal): Day[] {
  const shelf = stops.filter(({ at }) => at === null);
  const step = takeProposal(proposal, { days: [...days], shelf }, { by: "", newId: "proposed" });
  const after = stopsAfter(stops, step);
  if (refusalOf(stops, after)) throw new NotDone("There is no room for another stop on that day.");
  return days.map((day) =>
    dayOf(
      day,
      after.filter(isPlaced).filter(({ at }) => at.day === day.dayIndex),
    ),
  );
}

function stopsAfter(stops: readonly Stop[], step: ReturnType<typeof takeProposal>): Stop[] {
  switch (step.kind) {
    case "change":
      return stops.map((stop) => (stop.id === step.id ? Object.assign({}, stop, step.patch) : stop));
    case "move":
      return moved(stops, step.moves);
    case "add":
      return [...stops, step.stop];
    case "swap":
      return moved(stops, swapDays(stops, step.one, step.other));
    default:
      return step satisfies never;
  }
}
