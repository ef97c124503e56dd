import { addDays, isCalendarDate, utcMidnight } from "~/domain/dates/calendar-date";
import { dateFormat } from "~/messages/formats";

const weekdayFormat = dateFormat({ weekday: "long", month: "long", day: "numeric" });

/** "Wednesday, March 3": the date of the trip's n-th day; empty for a trip without a start. */
export const dayDate = (startDate: string, dayIndex: number): string =>
  isCalendarDate(startDate) ? weekdayFormat().format(utcMidnight(addDays(startDate, dayIndex - 1))) : "";
