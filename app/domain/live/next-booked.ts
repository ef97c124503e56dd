import { addDays, type CalendarDate, daysBetween } from "../dates/calendar-date";
import { instantOf, minutesUntil } from "../dates/instant";
import { BLOCK_NAMES, type BlockName } from "../plan/block";
import { bookedByDay, type BookedStop } from "../plan/booking";
import type { Itinerary } from "../plan/itinerary";
import { fixedStart, type TimeOfDay } from "../plan/time-of-day";
import { type TripZones, wakingZone, wayOf, zoneOfStop, zoneOn } from "../trip/leg-zones";
import { clockIn, travellersDate } from "./day-begins";
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

/**
 * What is booked next, today or tomorrow where the trip is, or has just begun; null where there is nothing. Each time is that of the clocks where it is
 * booked, whatever the device shows. Tomorrow begins for it when it begins for the days: at four in the morning (docs/decisions/026).
 */
export function nextBooked(
  plan: Pick<Itinerary, "days">,
  moment: LiveMoment,
  trip: TripZones & { startDate: string },
  now: Date,
): NextBooked | null {
  const { startDate } = trip;
  const today = travellersDate(clockIn(zoneAt(moment, trip, plan), now));
  const shown = bookedByDay({ days: plan.days, shelf: [] })
    .flatMap(({ stops }) => stops)
    .flatMap((stop) => {
      const time = fixedStart(stop);
      const date = time === null ? null : dateOf(stop, time, moment, startDate);
      if (time === null || date === null) return [];
      const day = plan.days.find(({ dayIndex }) => dayIndex === stop.at?.day);
      const { timeZone } = clockIn(day ? zoneOfStop(trip, day, stop.id) : null, now);
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

/** The zone in which the company is: on a day that changes cities the one left, until the part of the day with the way is done. */
function zoneAt(moment: LiveMoment, trip: TripZones, { days }: Pick<Itinerary, "days">): string | null {
  if (moment.kind === "over") return zoneOn(trip, trip.daysTotal);
  if (moment.kind === "evening-after") return zoneOn(trip, moment.day);
  const { dayIndex, block } = moment.at;
  const way = wayOf(days.find((day) => day.dayIndex === dayIndex)?.stops ?? []);
  return way && orderOf(block) <= orderOf(way.at.part) ? wakingZone(trip, dayIndex) : zoneOn(trip, dayIndex);
}

const orderOf = (part: BlockName): number => BLOCK_NAMES.indexOf(part);

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
