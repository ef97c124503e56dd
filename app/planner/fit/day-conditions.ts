import { addDays, isCalendarDate } from "~/domain/dates/calendar-date";
import { holidayOn, NO_HOLIDAY } from "~/domain/place/opening-hours";
import type { CityGuide } from "~/domain/place/place";
import type { Season } from "~/domain/dates/season";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { daylightHours, monthOf, seasonOf } from "~/domain/dates/season";
import type { Customs } from "./customs";
import { customsOf } from "./customs";
import { weekdayAt } from "./market-days";
import { type UsualWeather, usualWeather } from "./usual-weather";

/** How warm it usually is about noon: a rule of thumb by latitude and month, not a forecast. */
export type NoonWarmth = "freezing" | "cold" | "mild" | "hot";

/** What a date means for a day in a city. Null where the date is not known. */
export type DayConditions = {
  date: string | null;
  month: number | null;
  season: Season | null;
  weekday: number | null;
  /** A public holiday of the country. */
  isHoliday: boolean;
  /** What rests on Mondays rests on this Tuesday, as the day before was a holiday. */
  restsForMonday: boolean;
  /** 25 December where it shuts what has doors. */
  isChristmas: boolean;
  /** Hours between sunrise and sunset. */
  daylight: number;
  /** When the sun sets, minutes from midnight; missing or null where nobody knows. */
  sunset?: number | null;
  warmth: NoonWarmth;
  /** Null where it was not noted down: then only `warmth` is known. */
  weather: UsualWeather | null;
  customs: Customs;
};

const EVEN_DAY = 12;
/** So high that it is mild although they lie in the tropics. */
const HIGHLANDS = new Set([
  "addis-ababa",
  "arusha",
  "bogota",
  "cusco",
  "kathmandu",
  "la-paz",
  "mexico-city",
  "nairobi",
  "oaxaca",
  "puebla",
  "quito",
  "san-miguel-de-allende",
]);
/** Cold currents and sea winds keep summers mild here. */
const SEA_COOLED = new Set([
  "auckland",
  "cape-town",
  "christchurch",
  "hobart",
  "lima",
  "san-diego",
  "san-francisco",
  "wellington",
]);
const HOT_BELOW = 44;
const COLD_ABOVE = 38;
const FREEZING_ABOVE = 50;

/** Further from the equator than this, the cool months of the tropics are mild. */
const TROPICAL_WINTER_ABOVE = 15;
const COOL_MONTHS = { north: [12, 1, 2], south: [6, 7, 8] } as const;
const isCool = (lat: number, month: number): boolean =>
  Math.abs(lat) > TROPICAL_WINTER_ABOVE && COOL_MONTHS[lat >= 0 ? "north" : "south"].some((cool) => cool === month);

export function noonWarmth(guide: Pick<CityGuide, "id" | "lat">, month: number | null): NoonWarmth {
  const season = month === null ? null : seasonOf(month, guide.lat);
  const north = Math.abs(guide.lat);
  if (month === null || season === null || HIGHLANDS.has(guide.id)) return "mild";
  if (season === "tropical") return SEA_COOLED.has(guide.id) || isCool(guide.lat, month) ? "mild" : "hot";
  if (season === "summer") return north < HOT_BELOW && !SEA_COOLED.has(guide.id) ? "hot" : "mild";
  if (season === "winter" && north > COLD_ABOVE) return north > FREEZING_ABOVE ? "freezing" : "cold";
  return "mild";
}

/** Whether it is 25 December in a country where that shuts what has doors. */
export const isChristmasDay = (date: string | null, { christmas }: Customs): boolean =>
  christmas && date !== null && date.endsWith("-12-25");

/** The conditions of each day of a trip, in order. */
export function conditionsOf(
  guide: Pick<CityGuide, "id" | "lat" | "country" | "countryCode">,
  { startDate, roughDates = false, holidays = [] }: Pick<TripBrief, "startDate" | "roughDates" | "holidays">,
  days: number,
): DayConditions[] {
  const customs = customsOf(guide.country);
  const known = isCalendarDate(startDate);
  return Array.from({ length: days }, (_, position): DayConditions => {
    const date = known ? addDays(startDate, position) : null;
    const month = date === null ? null : monthOf(date);
    const season = month === null ? null : seasonOf(month, guide.lat);
    return {
      date,
      month,
      season,
      customs,
      warmth: noonWarmth(guide, month),
      weather: usualWeather(guide.id, month),
      weekday: roughDates ? null : weekdayAt(startDate, position),
      isChristmas: !roughDates && isChristmasDay(date, customs),
      ...(roughDates || date === null ? NO_HOLIDAY : holidayOn(date, guide.countryCode, holidays)),
      daylight: (date === null ? null : daylightHours(date, guide.lat)) ?? EVEN_DAY,
    };
  });
}
