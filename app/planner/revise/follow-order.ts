import type { Day } from "~/domain/plan/itinerary";
import type { Stop, StopPatch } from "~/domain/plan/stop";
import { timesAnew, type TimesBrief } from "../times/times-anew";
import { notesInOrder } from "../words/words-in-order";

/**
 * What follows from the order in which the stops of a day stand by now: their times, and what their notes say of one another.
 * @param brief null where the trip is not known: then no times are proposed
 * @param titles of all stops as they were called before
 */
export function followOrder(
  brief: TimesBrief | null,
  days: readonly Day[],
  dayIndex: number,
  titles: readonly string[],
): (Pick<Stop, "id"> & StopPatch)[] {
  const stops = days.find((day) => day.dayIndex === dayIndex)?.stops ?? [];
  return [...(brief ? timesAnew(brief, days, dayIndex) : []), ...notesInOrder(stops, titles)];
}
