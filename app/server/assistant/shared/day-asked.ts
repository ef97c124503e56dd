import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import type { TripBrief } from "~/domain/trip/trip-brief";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The date of a day of the trip, or null when the trip's dates are not known. */
export const dateOfDay = ({ startDate }: TripBrief, dayIndex: number): string | null =>
  isCalendarDate(startDate) ? addDays(startDate, dayIndex - 1) : null;

/** "Friday, May 8": a day of the trip on the calendar. */
export function spokenDate(brief: TripBrief, dayIndex: number): string | null {
  const date = dateOfDay(brief, dayIndex);
  return (
    date &&
    new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }).format(
      new Date(`${date}T00:00:00Z`),
    )
  );
}

/**
 * The day of the trip that a question names, seen from `today`: by number, as tomorrow, or by weekday (the next such day; if there is none, the last one before).
 * `missing` names a day that the trip does not have; null when the question names no day.
 */
export function dayAsked(
  said: string,
  brief: TripBrief,
  today: number,
): { dayIndex: number } | { missing: string } | null {
  const last = brief.daysTotal;
  const within = (dayIndex: number, words: string) =>
    dayIndex >= 1 && dayIndex <= last ? { dayIndex } : { missing: words };
  const number = /\bday (\d+)\b/.exec(said)?.[1];
  if (number) return within(Number(number), `day ${number}`);
  if (/\blast day\b/.test(said)) return { dayIndex: last };
  const ordinal = ORDINALS.findIndex((word) => said.includes(`${word} day`));
  if (ordinal >= 0) return within(ordinal + 1, `day ${ordinal + 1}`);
  if (/\btomorrow\b/.test(said)) return within(today + 1, `day ${today + 1}`);
  if (/\byesterday\b/.test(said)) return within(today - 1, "day before this one");
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(said));
  const name = WEEKDAYS[weekday];
  if (!name) return null;
  const days = Array.from({ length: last }, (_, i) => i + 1).filter(
    (dayIndex) => weekdayOf(dateOfDay(brief, dayIndex) ?? "") === weekday,
  );
  const dayIndex = days.find((option) => option >= today) ?? days[days.length - 1];
  return dayIndex ? { dayIndex } : { missing: name.replace(/^./, (letter) => letter.toUpperCase()) };
}
