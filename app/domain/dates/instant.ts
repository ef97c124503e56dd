import { minutesOfDay, type TimeOfDay } from "../plan/time-of-day";
import { type CalendarDate, utcMidnight } from "./calendar-date";
import { wallClockIn } from "./wall-clock";

const MINUTE_MS = 60_000;

/**
 * When a clock in a time zone shows that date and time, in milliseconds since 1970; without a zone, the device's clock. A time that is left out where
 * clocks are put forward is as much later. Throws RangeError for what is no calendar date.
 */
export function instantOf(date: CalendarDate, time: TimeOfDay, timeZone: string | undefined): number {
  const wanted = utcMidnight(date).getTime() + (minutesOfDay(time) ?? 0) * MINUTE_MS;
  const near = wanted - aheadOfUtc(wanted, timeZone);
  return wanted - aheadOfUtc(near, timeZone);
}

/** By how many milliseconds the clocks of a zone are ahead of UTC's at an instant. */
export function aheadOfUtc(instant: number, timeZone: string | undefined): number {
  const { year, month, day, hour, minute } = wallClockIn(timeZone, new Date(instant));
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  const ofMinute = instant % MINUTE_MS;
  return Math.round(shown - (instant - ofMinute));
}

/** Whole minutes from one instant until another, so that a clock that shows minutes agrees: each begun minute counts as past. */
export const minutesUntil = (instant: number, now: number): number =>
  Math.round((instant - Math.floor(now / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
