import { dayOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { isPlaced } from "~/domain/plan/stop-order";
import { type TimesBrief, timesAnew } from "./times-anew";

/** What would have no time any more, by its title, once the plan's stops were these and the times that nobody set had followed. */
export function timesLost(brief: TimesBrief, days: readonly Day[], stopsAfter: readonly Stop[]): string[] {
  const placed = stopsAfter.filter(isPlaced);
  const before = new Map(days.flatMap(({ stops }) => stops.map((stop) => [stop.id, stop])));
  const after = days.map((day) =>
    dayOf(
      day,
      placed.filter(({ at }) => at.day === day.dayIndex),
    ),
  );
  const isTouched = ({ stops }: Day, at: number): boolean => JSON.stringify(stops) !== JSON.stringify(days[at]?.stops);
  return after.filter(isTouched).flatMap(({ dayIndex, stops }) => {
    const lost = new Set(timesAnew(brief, after, dayIndex).flatMap(({ id, start }) => (start === null ? [id] : [])));
    return stops.flatMap(({ id, title }) => (lost.has(id) && before.get(id)?.start ? [title] : []));
  });
}
