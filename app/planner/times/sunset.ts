import tzLookup from "@photostructure/tz-lookup";
import { getTimes } from "suncalc";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { dateOfDay } from "~/domain/dates/day-index";
import type { Point } from "~/domain/place/geo";
import type { CityGuide } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { conditionsOf, type DayConditions } from "../fit/day-conditions";
import type { Preferences } from "../fit/preferences";

/** Tells when the sun sets on a day of a trip, minutes from midnight in the city; null where it does not, or nobody knows the date. */
export type SunsetReader = (dayIndex: number) => number | null;

const HOUR_MS = 3_600_000;
const DEGREES_AN_HOUR = 15;

/** What writes the time in each time zone; to make one takes longer than to plan a day. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const before = clocks.get(timeZone);
  if (before) return before;
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}

function minutesOf(instant: Date, local: Intl.DateTimeFormat): number {
  const [hours = 0, minutes = 0] = local.format(instant).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Later, nobody waits for it who puts children to bed. */
const WITH_CHILDREN_UNTIL = 19 * 60;

export function sunsetsOf(
  { startDate }: Pick<TripBrief, "startDate">,
  { lat, lng }: Point,
  { children }: Pick<Preferences, "children">,
): SunsetReader {
  if (!isCalendarDate(startDate)) return () => null;
  const known = new Map<number, number | null>();
  // Made when first needed: most days have nothing for the sunset.
  let local: Intl.DateTimeFormat | null = null;
  function sunsetOn(dayIndex: number): number | null {
    const noon = Date.parse(`${dateOfDay(startDate, dayIndex)}T12:00:00Z`) - (lng / DEGREES_AN_HOUR) * HOUR_MS;
    const { sunset } = getTimes(new Date(noon), lat, lng);
    if (!sunset || Number.isNaN(sunset.getTime())) return null;
    local ??= clockOf(tzLookup(lat, lng));
    const minutes = minutesOf(sunset, local);
    return children && minutes > WITH_CHILDREN_UNTIL ? null : minutes;
  }
  return (dayIndex) => {
    const before = known.get(dayIndex);
    if (before !== undefined) return before;
    const minutes = sunsetOn(dayIndex);
    known.set(dayIndex, minutes);
    return minutes;
  };
}

/** The conditions of each day of a trip, in order, with the time at which the sun sets on it. */
export function litConditionsOf(brief: TripBrief, guide: CityGuide, preferences: Preferences): DayConditions[] {
  const sunset = sunsetsOf(brief, guide, preferences);
  return conditionsOf(guide, brief, brief.daysTotal).map((day, i) => ({ ...day, sunset: sunset(i + 1) }));
}
