import { dateOfDay } from "~/domain/dates/day-index";
import type { Place } from "~/domain/place/place";
import type { PlacedStop } from "~/domain/plan/stop";
import { minutesOfDay } from "../judges/times-fit";
import type { PlannedTrip } from "./city-trips";

/** A stop of a plan with its place in the data, its date, and its times in minutes from midnight; null where there is none. */
export type DatedStop = {
  stop: PlacedStop;
  place: Place | null;
  dayIndex: number;
  date: string;
  from: number | null;
  until: number | null;
};

/** All stops of a plan, in the order they are lived. */
export function datedStops({ request, days }: PlannedTrip): DatedStop[] {
  const byId = new Map(request.guide.places.map((place) => [place.id, place]));
  return days.flatMap(({ dayIndex, stops }) =>
    stops.map((stop) => {
      const from = minutesOfDay(stop.start);
      return {
        stop,
        place: stop.placeId === null ? null : (byId.get(stop.placeId) ?? null),
        dayIndex,
        date: dateOfDay(request.brief.startDate, dayIndex),
        from,
        until: from === null || stop.minutes === null ? null : from + stop.minutes,
      };
    }),
  );
}

/** The days of a plan, each with its stops. */
export function byDay(stops: readonly DatedStop[], days: number): DatedStop[][] {
  return Array.from({ length: days }, (_, i) => stops.filter(({ dayIndex }) => dayIndex === i + 1));
}
