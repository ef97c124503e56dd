import { minutesOfDay, leastWay } from "../judges/times-fit";
import { closedFor } from "../judges/closures";
import { hoursInFiles } from "../sixty/closed-doors";
import type { PlannedTrip } from "../sixty/city-trips";
import type { Count } from "../sixty/count";
import { byDay, type DatedStop, datedStops } from "../sixty/stops-of";
import { queueAt } from "./queues";

/** How a stop went: when one arrived, how long one waited, when one left, and whether the door was open. */
export type Walked = { stop: DatedStop; arrived: number; waited: number; left: number; wasOpen: boolean };

const LATEST = 24 * 60;

/**
 * A plan walked through from its first stop to its last. Each stop begins when it was planned to, or as late as the way to it and what was late before
 * make it. Before a ticketed place one queues as long as is usual; the queue is part of the time that the plan gives the place. A visit lasts as long as
 * planned, so being late is carried on until a gap takes it up; a closed door is turned away from at once.
 */
export function walkedThrough(planned: PlannedTrip, countryCode: string, hoursOf = hoursInFiles): Walked[] {
  const arrival = minutesOfDay(planned.request.brief.arrival?.time ?? null);
  return byDay(datedStops(planned), planned.request.brief.daysTotal).flatMap((day, i) => {
    let clock = i === 0 ? (arrival ?? 0) : 0;
    let here: { lat: number; lng: number } | null = null;
    return day.flatMap((stop): Walked[] => {
      const { lat, lng, placeId, minutes } = stop.stop;
      if (stop.from === null || minutes === null) return [];
      const there: { lat: number; lng: number } | null = lat === null || lng === null ? null : { lat, lng };
      const way: number = here && there ? leastWay(here, there, false) : 0;
      const arrived = Math.max(stop.from, clock + way);
      const hours = placeId === null ? undefined : hoursOf(placeId);
      const visit = { date: stop.date, from: Math.floor(arrived), until: Math.floor(arrived) + 1 };
      const wasOpen = !hours || arrived >= LATEST || closedFor(hours, visit, countryCode) === null;
      const waited = wasOpen && stop.place?.ticketed ? queueAt(stop.place, stop.date, arrived, countryCode) : 0;
      const left = wasOpen ? arrived + Math.max(minutes, waited) : arrived;
      clock = left;
      here = there ?? here;
      return [{ stop, arrived, waited, left, wasOpen }];
    });
  });
}

const LATE = 15;

/** Stops that begin within a quarter of an hour of when they were planned. */
export function onTime(planned: PlannedTrip, countryCode: string): Count {
  const walked = walkedThrough(planned, countryCode);
  const late = walked.filter(({ stop, arrived }) => arrived > (stop.from ?? 0) + LATE);
  return {
    part: walked.length - late.length,
    whole: walked.length,
    lacks: late.map(
      ({ stop, arrived }) =>
        `${planned.request.name}: ${stop.stop.title} begins ${Math.round(arrived - (stop.from ?? 0))} minutes late`,
    ),
  };
}

/** Stops that are open and leave at least half of their time after the queue. */
export function visited(planned: PlannedTrip, countryCode: string): Count {
  const walked = walkedThrough(planned, countryCode);
  const good = walked.filter(({ wasOpen, waited, stop }) => wasOpen && waited <= (stop.stop.minutes ?? 0) / 2);
  return { part: good.length, whole: walked.length, lacks: [] };
}

/** Minutes in queues a day. */
export const queued = (planned: PlannedTrip, countryCode: string): Count => ({
  part: walkedThrough(planned, countryCode).reduce((sum, { waited }) => sum + waited, 0),
  whole: planned.request.brief.daysTotal,
  lacks: [],
});
