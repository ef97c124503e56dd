import { addDays, type CalendarDate, daysBetween } from "../dates/calendar-date";
import { instantOf, minutesUntil } from "../dates/instant";
import { bookedByDay, type BookedStop } from "../plan/booking";
import type { Itinerary } from "../plan/itinerary";
import { fixedStart, type TimeOfDay } from "../plan/time-of-day";
import { legsOf } from "../trip/legs";
import { clockIn, travellersDate, type TripClock } from "./day-begins";
import { bookedDate, bookedForAnotherDate, dateOnTrip, type LiveMoment } from "./live-moment";

/**
 * Something booked with a time, and how far off it is. `inMinutes` is not positive once it has begun. `apart` is the day of the plan that it belongs to
 * and the date on which that day is travelled, where it is another than the one it is booked for.
 */
export type NextBooked = {
  stop: BookedStop;
  time: TimeOfDay;
  inMinutes: number;
  isTomorrow: boolean;
  apart: { day: number; date: CalendarDate } | null;
};

/** One may be late, or still at the counter; and so soon before it begins, what is next matters more than what has begun. */
const STILL_SHOWN_MINUTES = 30;
/** What is at two in the morning is the end of its evening. */
const NIGHT_ENDS = "04:00";

/** The clock by which what is booked is counted: a trip keeps the zone of its first city alone, so on the way through several the device's is right (docs/decisions/026). */
export const bookingClock = (trip: Parameters<typeof legsOf>[0] & { timeZone: string | null }, now: Date): TripClock =>
  clockIn(legsOf(trip).length > 1 ? null : trip.timeZone, now);

/**
 * What is booked next, today or tomorrow where the trip is, or has just begun; null where there is nothing. Tomorrow begins for it when it begins for
 * the days: at four in the morning (docs/decisions/026).
 */
export function nextBooked(
  plan: Pick<Itinerary, "days">,
  moment: LiveMoment,
  startDate: string,
  { now, timeZone }: TripClock,
): NextBooked | null {
  const today = travellersDate({ now, timeZone });
  const shown = bookedByDay({ days: plan.days, shelf: [] })
    .flatMap(({ stops }) => stops)
    .flatMap((stop) => {
      const time = fixedStart(stop);
      const date = time === null ? null : dateOf(stop, time, moment, startDate);
      if (time === null || date === null) return [];
      const instant = instantOf(date, time, timeZone);
      const inMinutes = minutesUntil(instant, now.getTime());
      const ahead = daysBetween(today, travellersDate({ now: new Date(instant), timeZone }));
      if (ahead > 1 || inMinutes <= -STILL_SHOWN_MINUTES) return [];
      return [{ stop, time, inMinutes, isTomorrow: ahead === 1, apart: apartFrom(stop, moment, startDate) }];
    })
    .sort((one, other) => one.inMinutes - other.inMinutes);
  const [next] = shown.filter(({ inMinutes }) => inMinutes > 0);
  const begun = shown.findLast(({ inMinutes }) => inMinutes <= 0);
  return (next && next.inMinutes <= STILL_SHOWN_MINUTES ? next : (begun ?? next)) ?? null;
}

function dateOf({ at }: BookedStop, time: TimeOfDay, moment: LiveMoment, startDate: string): CalendarDate | null {
  const date = at && bookedDate(at.day, moment, startDate);
  if (date === null) return null;
  return at?.part !== "morning" && time < NIGHT_ENDS ? addDays(date, 1) : date;
}

function apartFrom({ at }: BookedStop, moment: LiveMoment, startDate: string): NextBooked["apart"] {
  if (at === null || bookedForAnotherDate(at.day, moment, startDate) === null) return null;
  const date = dateOnTrip(at.day, moment, startDate);
  return date === null ? null : { day: at.day, date };
}
