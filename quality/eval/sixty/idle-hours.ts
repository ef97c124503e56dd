import { leastWay } from "../judges/times-fit";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { byDay, type DatedStop, datedStops } from "./stops-of";

/** Minutes between two stops, beyond the way from one to the other: a longer wait is a hole in the day. */
export const LONGEST_WAIT = 150;

const wayBetween = ({ stop: a }: DatedStop, { stop: b }: DatedStop): number =>
  a.lat === null || a.lng === null || b.lat === null || b.lng === null
    ? 0
    : leastWay({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng }, false);

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, "0")}`;

/** The days in town that leave their travellers waiting between two stops; of those who take it slowly nothing is asked. */
export function idleDays(planned: PlannedTrip): Count {
  const days = byDay(datedStops(planned), planned.request.brief.daysTotal)
    .map((stops, i) => ({ stops, dayIndex: i + 1 }))
    .filter(({ stops }) => !stops.some(({ stop }) => stop.isDayTrip));
  const lacks = days.flatMap(({ stops, dayIndex }) => {
    const waits = stops.slice(1).flatMap((next, i) => {
      const before = stops[i];
      if (!before || before.until === null || next.from === null) return [];
      const minutes = next.from - before.until - wayBetween(before, next);
      return minutes > LONGEST_WAIT
        ? [`from ${clock(before.until)}, after ${before.stop.title}, to ${next.stop.title} at ${clock(next.from)}`]
        : [];
    });
    return waits.length > 0 ? [`${planned.request.name}: day ${dayIndex} has nothing ${waits.join(" and ")}`] : [];
  });
  return { part: lacks.length, whole: days.length, lacks };
}
