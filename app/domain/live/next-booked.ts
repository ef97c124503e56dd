import { addDays, type CalendarDate, daysBetween, todayIn } from "../dates/calendar-date";
import { instantOf, minutesUntil } from "../dates/instant";
import { bookedByDay, type BookedStop } from "../plan/booking";
import type { Itinerary } from "../plan/itinerary";
import { fixedStart, type TimeOfDay } from "../plan/time-of-day";
import { legsOf } from "../trip/legs";
import { clockIn, type TripClock } from "./day-begins";
import { dateOnTrip, type LiveMoment } from "./live-moment";

/** Something booked with a time, and how far off it is. `inMinutes` is not positive once it has begun. */
export type NextBooked = { stop: BookedStop; time: TimeOfDay; inMinutes: number; isTomorrow: boolean };

/** One may be late, or still at the counter; and so soon before it begins, what is next matters more than what has begun. */
const STILL_SHOWN_MINUTES = 30;
/** What is at two in the morning is the end of its evening. */
const NIGHT_ENDS = "04:00";

/** The clock by which what is booked is counted: a trip keeps the zone of its first city alone, so on the way through several the device's is right (docs/decisions/026). */
export const bookingClock = (trip: Parameters<typeof legsOf>[0] & { timeZone: string | null }, now: Date): TripClock =>
  clockIn(legsOf(trip).length > 1 ? null : trip.timeZone, now);

/** What is booked next, today or tomorrow where the trip is, or has just begun; null where there is nothing. */
export function nextBooked(
  plan: Pick<Itinerary, "days">,
  moment: LiveMoment,
  startDate: string,
  { now, timeZone }: TripClock,
): NextBooked | null {
  const today = todayIn(timeZone, now);
  const shown = bookedByDay({ days: plan.days, shelf: [] })
    .flatMap(({ stops }) => stops)
    .flatMap((stop) => {
      const time = fixedStart(stop);
      const date = time === null ? null : dateOf(stop, time, moment, startDate);
      if (time === null || date === null) return [];
      const inMinutes = minutesUntil(instantOf(date, time, timeZone), now.getTime());
      const ahead = daysBetween(today, date);
      return ahead <= 1 && inMinutes > -STILL_SHOWN_MINUTES ? [{ stop, time, inMinutes, isTomorrow: ahead === 1 }] : [];
    })
    .sort((one, other) => one.inMinutes - other.inMinutes);
  const [next] = shown.filter(({ inMinutes }) => inMinutes > 0);
  const begun = shown.findLast(({ inMinutes }) => inMinutes <= 0);
  return (next && next.inMinutes <= STILL_SHOWN_MINUTES ? next : (begun ?? next)) ?? null;
}

function dateOf({ at }: BookedStop, time: TimeOfDay, moment: LiveMoment, startDate: string): CalendarDate | null {
  const date = at && dateOnTrip(at.day, moment, startDate);
  if (date === null) return null;
  return at?.part !== "morning" && time < NIGHT_ENDS ? addDays(date, 1) : date;
}
