import { wallClockIn } from "./wall-clock";

/** A calendar date, `YYYY-MM-DD`, without a time zone (DESIGN section 3). Text order is date order. */
export type CalendarDate = string;

const MS_PER_DAY = 86_400_000;
const SHAPE = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, or null where the text names no day of the calendar (2027-02-29, 2027-13-01). */
function dayNumber(text: string): number | null {
  const parts = SHAPE.exec(text);
  if (!parts) return null;
  // Date.UTC counts days without a time zone; a day that does not exist rolls over and no longer reads the same.
  const number = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / MS_PER_DAY;
  return fromDayNumber(number) === text ? number : null;
}

const fromDayNumber = (number: number): CalendarDate => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

function knownDayNumber(date: CalendarDate): number {
  const number = dayNumber(date);
  if (number === null) throw new RangeError(`Not a calendar date: ${date}`);
  return number;
}

/** Whether the text is a day of the calendar, years 1000 to 9999. */
export const isCalendarDate = (text: string): boolean => dayNumber(text) !== null;

/** Whole days from `a` to `b`, negative when `b` is earlier. Throws RangeError for what is no calendar date. */
export const daysBetween = (a: CalendarDate, b: CalendarDate): number => knownDayNumber(b) - knownDayNumber(a);

/** Whole days from today to the start of the trip; negative once it has begun. */
export const daysUntil = (startDate: CalendarDate, today: CalendarDate): number => daysBetween(today, startDate);

/** The date `days` later, or earlier when negative. Throws RangeError for what is no calendar date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const sum = fromDayNumber(knownDayNumber(date) + days);
  if (!SHAPE.test(sum)) throw new RangeError(`Beyond the calendar: ${date} and ${days} days`);
  return sum;
}

/** Negative, zero or positive, for sorting. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** Days of a trip; both ends count. */
export const tripLength = (start: CalendarDate, end: CalendarDate): number => daysBetween(start, end) + 1;

/** The date on the wall calendar of a time zone at an instant; without a zone, the device's own. */
export function todayIn(timeZone: string | undefined, now: Date): CalendarDate {
  const { year, month, day } = wallClockIn(timeZone, now);
  return fromDayNumber(Date.UTC(year, month - 1, day) / MS_PER_DAY);
}

/** The date's first moment in UTC, for formatters that write UTC, so that no time zone moves the date. Throws RangeError for what is no calendar date. */
export const utcMidnight = (date: CalendarDate): Date => new Date(knownDayNumber(date) * MS_PER_DAY);
