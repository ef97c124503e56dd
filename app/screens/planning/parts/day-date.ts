import { addDays, isCalendarDate } from "~/domain/calendar-date";

const weekdayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" });

/** "Wednesday, March 3": the date of the trip's n-th day; empty for a trip without a start. */
export function dayDate(startDate: string, dayIndex: number): string {
  if (!isCalendarDate(startDate)) return "";
  // Read and written in UTC, so that the reader's zone cannot move the date.
  return weekdayFormat.format(new Date(`${addDays(startDate, dayIndex - 1)}T00:00:00Z`));
}
