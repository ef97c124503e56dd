import ical, { ICalCalendarMethod, type ICalDateTimeValue, ICalEventTransparency } from "ical-generator";
import { locale } from "#messages/locale";
import { calendarTexts, framedTitle } from "#messages/trip";
import { sharedLabels } from "#messages/ui";
import { utcMidnight } from "~/domain/dates/calendar-date";
import { aheadOfUtc, instantOf } from "~/domain/dates/instant";
import { clockIn } from "~/domain/live/day-begins";
import { timeAt } from "~/domain/plan/time-of-day";
import type { CalendarEvent } from "~/domain/plan/trip-calendar";
import { zoneDefinition } from "./calendar-zone";

const MINUTE_MS = 60_000;

/**
 * The events as an iCalendar file (RFC 5545). Each has the hours of its city, in that city's time zone, so that a calendar at home shows them at the right
 * moment; where no zone is known, they float.
 * @param now when the file is written
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const dates = events.map(({ when }) => (when.allDay ? when.until : when.date)).sort();
  const [from = "", until = ""] = [dates.at(0), dates.at(-1)];
  const calendar = ical({
    name,
    prodId: { company: sharedLabels.product, product: "trip", language: locale.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // A name would be every event's zone, and its stamp's.
    timezone: { name: null, generator: (zone) => zoneDefinition(zone, { from, until }) },
  });
  for (const { uid, frame, title, description, remarks, location, point, when } of events) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary: frame ? framedTitle(frame, title) : title,
      description: [description, ...remarks.map((remark) => calendarTexts[remark])].filter(Boolean).join("\n\n"),
      location: { title: location, ...(point && { geo: { lat: point.lat, lon: point.lng } }) },
      ...timesOf(when, now),
    });
  }
  return calendar.toString();
}

function timesOf(when: CalendarEvent["when"], now: Date) {
  if (when.allDay)
    return {
      allDay: true,
      start: utcMidnight(when.from),
      end: utcMidnight(when.until),
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  const { date, from, until, zone } = when;
  const { timeZone } = clockIn(zone, now);
  const midnight = utcMidnight(date).getTime();
  if (zone === null || timeZone === undefined)
    return { floating: true, start: onClock(midnight + from * MINUTE_MS), end: onClock(midnight + until * MINUTE_MS) };
  const start = instantOf(date, timeAt(from), timeZone);
  const shown = (instant: number) => onClock(instant + aheadOfUtc(instant, timeZone));
  return { timezone: zone, start: shown(start), end: shown(start + (until - from) * MINUTE_MS) };
}

/** What a clock shows, for the library, which writes a `Date` by the clock of the device. @param digits those of UTC's clock at that instant */
function onClock(digits: number): ICalDateTimeValue {
  const shown = new Date(digits);
  const [date = "", time = ""] = shown.toISOString().replace(/[-:]/g, "").split("T");
  return {
    format: (pattern) => (pattern === "YYYYMMDD" ? date : time.slice(0, 6)),
    isValid: () => true,
    toDate: () => shown,
    toJSON: () => shown.toISOString(),
  };
}
