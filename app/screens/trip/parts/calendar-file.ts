import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarEvent } from "~/domain/trip-calendar";

/**
 * The events as an iCalendar file (RFC 5545). Hours float: they are the clock's where the traveller is, so none is moved by a time zone.
 * @param now when the file is written
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({ name, prodId: { company: "Wayfellow", product: "Trip", language: "EN" }, method: ICalCalendarMethod.PUBLISH });
  for (const { uid, title, description, location, point, when } of events) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary: title,
      description,
      location: { title: location, ...(point && { geo: { lat: point.lat, lon: point.lng } }) },
      ...times(when),
    });
  }
  return calendar.toString();
}

// The library writes floating times as their UTC digits.
function times(when: CalendarEvent["when"]) {
  if (when.allDay) return { allDay: true, start: new Date(`${when.from}T00:00:00Z`), end: new Date(`${when.until}T00:00:00Z`), transparency: ICalEventTransparency.TRANSPARENT };
  const at = (hour: number) => new Date(`${when.date}T${String(hour).padStart(2, "0")}:00:00Z`);
  return { floating: true, start: at(when.fromHour), end: at(when.untilHour) };
}
