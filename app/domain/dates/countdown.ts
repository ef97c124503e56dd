import { countdownTexts } from "#messages/trip";
import { type CalendarDate, daysBetween } from "./calendar-date";

/** Whole days from today to the start of the trip; negative once it has begun. */
export const daysUntil = (startDate: CalendarDate, today: CalendarDate): number => daysBetween(today, startDate);

/** The countdown of the Trip Hub (SPEC section 4, countdown). */
export function countdownText({
  startDate,
  today,
  city,
}: {
  startDate: CalendarDate;
  today: CalendarDate;
  city: string;
}): string {
  const days = daysUntil(startDate, today);
  if (days > 0) return countdownTexts.ahead(days, city);
  return days === 0 ? countdownTexts.today(city) : countdownTexts.underway(city);
}
