import { addDays, type CalendarDate, daysBetween } from "./calendar-date";

type TripDates = { startDate: CalendarDate; endDate: CalendarDate; today: CalendarDate };

/** Today's day of the trip, from 1; 1 before the start and after the end (SPEC section 4, day-index calculation). */
export function dayIndexFor({ startDate, endDate, today }: TripDates): number {
  const isUnderway = startDate <= today && today <= endDate;
  return isUnderway ? daysBetween(startDate, today) + 1 : 1;
}

/** The stored day while it names a day of the plan and the trip is not over, else today's day, within the plan. */
export function effectiveDayIndex({
  stored,
  totalDays,
  ...dates
}: TripDates & { stored: number | null; totalDays: number }): number {
  const isOver = dates.today > dates.endDate;
  const isValid = stored !== null && Number.isInteger(stored) && stored >= 1 && stored <= totalDays;
  if (isValid && !isOver) return stored;
  return Math.min(dayIndexFor(dates), Math.max(totalDays, 1));
}

/** The calendar date of a day of the trip. */
export const dateOfDay = (startDate: CalendarDate, dayIndex: number): CalendarDate => addDays(startDate, dayIndex - 1);
