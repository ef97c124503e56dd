import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { locale } from "#messages/locale";
import { calendarTexts, framedTitle } from "#messages/trip";
import { sharedLabels } from "#messages/ui";
import { utcMidnight } from "~/domain/dates/calendar-date";
import type { CalendarEvent } from "~/domain/plan/trip-calendar";

const MINUTE_MS = 60_000;

/**
 * The events as an iCalendar file (RFC 5545). Hours float: they are the clock's where the traveller is, so none is moved by a time zone.
 * @param now when the file is written
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({
    name,
    prodId: { company: sharedLabels.product, product: "trip", language: locale.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, frame, title, description, remarks, location, point, when } of events) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary: frame ? framedTitle(frame, title) : title,
      description: [description, ...remarks.map((remark) => calendarTexts[remark])].filter(Boolean).join("\n\n"),
      location: { title: location, ...(point && { geo: { lat: point.lat, lon: point.lng } }) },
      ...times(when),
    });
  }
  return calendar.toString();
}

// The library writes floating times as their UTC digits.
function times(when: CalendarEvent["when"]) {
  if (when.allDay)
    return {
      allDay: true,
      start: utcMidnight(when.from),
      end: utcMidnight(when.until),
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  const at = (minutes: number) => new Date(utcMidnight(when.date).getTime() + minutes * MINUTE_MS);
  return { floating: true, start: at(when.from), end: at(when.until) };
}
