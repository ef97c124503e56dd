import { useLocal } from "~/browser/storage/local-copy";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import {
  asTravelled,
  bookedForAnotherDate,
  dateAsTravelled,
  type LiveMoment,
  spanAsTravelled,
} from "~/domain/live/live-moment";
import type { Trip } from "~/domain/trip/trip";
import { readLiveTrip } from "~/features/live/live-trip";
import { dayDate } from "~/features/trip-at-hand/day-date";

/** Where the trip is, as this device knows it; null before it starts and after it ended. */
export function useMoment(trip: Trip | null): LiveMoment | null {
  // The stored position is watched, the moment is what it means.
  useLocal("currentDayIndex");
  useLocal("currentBlockName");
  if (!trip?.startedTrip || trip.tripComplete) return null;
  const live = readLiveTrip();
  return live?.trip.tripId === trip.tripId ? live.moment : null;
}

/** The trip with the dates on which it is or was travelled, else with those planned; what is booked keeps the latter (docs/decisions/028). */
export const useTripAsTravelled = (trip: Trip): Trip => asTravelled(trip, useMoment(trip));

/** From when to when the trip is or was travelled, else as it is planned. */
export const useSpanAsTravelled = (trip: Trip) => spanAsTravelled(trip, useMoment(trip));

/** Says the date of each day, as the trip is or was travelled, else as it is planned; empty for a trip without dates. */
export function useDayDate(trip: Trip): (day: number) => string {
  const moment = useMoment(trip);
  return (day) => dayDate(dateAsTravelled(day, trip, moment) ?? "", 1);
}

/** The date for which what is booked on a day counts, where the trip is travelled on others; null where it is the day's own. */
export function useBookedForAnotherDate(trip: Trip, day: number | null): CalendarDate | null {
  const moment = useMoment(trip);
  return moment && day !== null ? bookedForAnotherDate(day, moment, trip.startDate) : null;
}
