import type { Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { conditionsOf } from "../fit/day-conditions";
import { isClosed } from "../fit/opening";
import { briefOn } from "./brief-of-leg";

/** Whether a place is known to be closed on a day of the trip, in the city where that day is spent. */
export function isClosedOnDay(trip: TripBrief, place: Place, dayIndex: number): boolean {
  const { guide } = briefOn(trip, dayIndex);
  const today = guide && conditionsOf(guide, trip, dayIndex).at(-1);
  return today ? isClosed(place, today) : false;
}
