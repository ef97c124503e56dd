import { minutesOfDay, type TimeOfDay } from "../plan/time-of-day";
import { type CalendarDate, utcMidnight } from "./calendar-date";

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
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  const ofMinute = instant % MINUTE_MS;
  return Math.round(shown - (instant - ofMinute));
}

/** Whole minutes from one instant until another, so that a clock that shows minutes agrees: each begun minute counts as past. */
export const minutesUntil = (instant: number, now: number): number =>
  Math.round((instant - Math.floor(now / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
