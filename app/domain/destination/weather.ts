import type { LegDays } from "../trip/legs";
import { addDays, type CalendarDate, compareDates } from "../dates/calendar-date";
import { monthOf } from "../dates/season";

export const SKIES = [
  "clear",
  "partly-cloudy",
  "cloudy",
  "fog",
  "drizzle",
  "rain",
  "showers",
  "snow",
  "thunder",
] as const;
export type Sky = (typeof SKIES)[number];

/** Temperatures are in °C; `rainChance` in percent, null where the service does not say. */
export type ForecastDay = { date: CalendarDate; sky: Sky; high: number; low: number; rainChance: number | null };

/** `fetchedAt` in milliseconds since 1970. */
export type Forecast = { source: string; fetchedAt: number; days: ForecastDay[] };

/** What is usual in a month (1 to 12): mean daily high and low in °C, and days with rain. */
export type TypicalMonth = { month: number; high: number; low: number; rainDays: number };

/** Why there is no forecast: too far ahead, over, switched off, not to be had just now, or a city that we cannot find on the map. */
export const NO_FORECAST = ["too-early", "over", "off", "away", "unknown-place"] as const;
export type NoForecast = (typeof NO_FORECAST)[number];

/** `withoutForecast` is null when there is a forecast; `typical` covers the months of the days that it does not reach. */
export type DestinationWeather = {
  city: string;
  forecast: Forecast | null;
  withoutForecast: NoForecast | null;
  typical: TypicalMonth[];
};

/** The weather of a trip through several cities: that of the first, and of each on its own days. */
export type TripWeather = DestinationWeather & { legs: (DestinationWeather & LegDays)[] };

/** How many days ahead a forecast reaches, today included. */
export const FORECAST_DAYS = 16;

type Dates = { startDate: CalendarDate; endDate: CalendarDate };

/** Where a trip stands to the forecast. The place's own date may be a day before or after `today`, so a day is forgiven on both sides. */
export function forecastReach({ startDate, endDate }: Dates, today: CalendarDate): "within" | "too-early" | "over" {
  if (compareDates(endDate, addDays(today, -1)) < 0) return "over";
  return compareDates(startDate, addDays(today, FORECAST_DAYS)) > 0 ? "too-early" : "within";
}

/** The days of the forecast that belong to the trip. */
export const daysOfTrip = (days: readonly ForecastDay[], { startDate, endDate }: Dates): ForecastDay[] =>
  days.filter(({ date }) => startDate <= date && date <= endDate);

/** The months, in order and each once, of the trip's days after `after`; of all its days without one. */
export function monthsAhead({ startDate, endDate }: Dates, after: CalendarDate | null): number[] {
  const from = after !== null && after >= startDate ? addDays(after, 1) : startDate;
  const months: number[] = [];
  for (let date = from; date <= endDate && months.length < 12; date = addDays(date, 1)) {
    const month = monthOf(date);
    if (month !== null && !months.includes(month)) months.push(month);
  }
  return months;
}

const WET: ReadonlySet<Sky> = new Set(["drizzle", "rain", "showers", "thunder"]);
const LIKELY = 50;

/** Whether rain is to be expected on a day of the trip, on the date that it falls on; false where no forecast reaches. */
export function isWetOn({ legs, ...whole }: TripWeather, day: number, date: CalendarDate): boolean {
  const { forecast } = legs.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay) ?? whole;
  const expected = forecast?.days.find((each) => each.date === date);
  if (!expected) return false;
  return expected.rainChance === null ? WET.has(expected.sky) : expected.rainChance >= LIKELY;
}
