import tzLookup from "@photostructure/tz-lookup";
import { getTimes } from "suncalc";
import type { Point } from "~/domain/place/geo";
import { isCalendarDate } from "~/domain/dates/calendar-date";

export type Daylight = { sunrise: string; sunset: string; dark: string | null };

/** The time rounded to five minutes, since it is an estimate. */
function clock(at: Date, timeZone: string): string {
  const rounded = new Date(Math.round(at.getTime() / 300_000) * 300_000);
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(rounded);
}

/** When the sun rises and sets at a point on a `YYYY-MM-DD` date, in local time. Null where it does neither, or without a date. */
export function daylightAt(point: Point, date: string): Daylight | null {
  if (!isCalendarDate(date)) return null;
  // Local noon may fall on another date in UTC; 15 degrees of longitude are an hour.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (point.lng / 15) * 3_600_000);
  const { sunrise, sunset, dusk } = getTimes(noon, point.lat, point.lng);
  if (!sunrise || !sunset) return null;
  const timeZone = tzLookup(point.lat, point.lng);
  return {
    sunrise: clock(sunrise, timeZone),
    sunset: clock(sunset, timeZone),
    dark: dusk ? clock(dusk, timeZone) : null,
  };
}
