import { useLocal } from "~/browser/storage/local-copy";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import { asTravelled, bookedForAnotherDate, type LiveMoment } from "~/domain/live/live-moment";
import type { Trip } from "~/domain/trip/trip";
import { readLiveTrip } from "~/features/live/live-trip";

/** Where the trip is, as this device knows it; null before it starts and after it ended. */
export function useMoment(trip: Trip | null): LiveMoment | null {
  // The stored position is watched, the moment is what it means.
  useLocal("currentDayIndex");
  useLocal("currentBlockName");
  return trip?.startedTrip && !trip.tripComplete ? (readLiveTrip()?.moment ?? null) : null;
}

/** The trip with the dates on which it is travelled, else with those planned; what is booked keeps the latter (docs/decisions/028). */
export const useTripAsTravelled = (trip: Trip): Trip => asTravelled(trip, useMoment(trip));

/** The date of the first day, from which all others are counted: as the trip is travelled, else as it is planned. */
export const useStartAsTravelled = (trip: Trip): string => useTripAsTravelled(trip).startDate;

/** The date for which what is booked on a day counts, where the trip is travelled on others; null where it is the day's own. */
export function useBookedForAnotherDate(trip: Trip, day: number | null): CalendarDate | null {
  const moment = useMoment(trip);
  return moment && day !== null ? bookedForAnotherDate(day, moment, trip.startDate) : null;
}
