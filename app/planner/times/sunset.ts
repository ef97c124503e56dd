import tzLookup from "@photostructure/tz-lookup";
import { getTimes } from "suncalc";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { dateOfDay } from "~/domain/dates/day-index";
import type { Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { DayConditions } from "../fit/day-conditions";
import type { Preferences } from "../fit/preferences";

/** Tells when the sun sets on a day of a trip, minutes from midnight in the city; null where it does not, or nobody knows the date. */
export type SunsetReader = (dayIndex: number) => number | null;

/** A place that one goes to for the sunset: by its tags, or a view that stands in the evening. A meal is eaten at its own time. */
export const isForSunset = ({ tags, category }: Pick<Place, "tags" | "category">, part: BlockName): boolean =>
  category !== "food" &&
  ((part !== "morning" && tags.includes("sunset")) || (part === "evening" && category === "viewpoint"));

const HOUR_MS = 3_600_000;
const DEGREES_AN_HOUR = 15;

function minutesOf(instant: Date, local: Intl.DateTimeFormat): number {
  const [hours = 0, minutes = 0] = local.format(instant).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Later, nobody waits for it who puts children to bed. */
const WITH_CHILDREN_UNTIL = 19 * 60;

/** The conditions of days with the time at which the sun sets on them. */
export const withSunsets = (days: readonly DayConditions[], sunset: SunsetReader): DayConditions[] =>
  days.map((day, i) => ({ ...day, sunset: sunset(i + 1) }));

export function sunsetsOf(
  { startDate }: Pick<TripBrief, "startDate">,
  { lat, lng }: Point,
  { children }: Pick<Preferences, "children">,
): SunsetReader {
  // Made when first needed: most days have nothing for the sunset.
  let local: Intl.DateTimeFormat | null = null;
  return (dayIndex) => {
    if (!isCalendarDate(startDate)) return null;
    const noon = Date.parse(`${dateOfDay(startDate, dayIndex)}T12:00:00Z`) - (lng / DEGREES_AN_HOUR) * HOUR_MS;
    const { sunset } = getTimes(new Date(noon), lat, lng);
    if (!sunset || Number.isNaN(sunset.getTime())) return null;
    local ??= new Intl.DateTimeFormat("en-GB", {
      timeZone: tzLookup(lat, lng),
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    const minutes = minutesOf(sunset, local);
    return children && minutes > WITH_CHILDREN_UNTIL ? null : minutes;
  };
}
