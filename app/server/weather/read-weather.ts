import { findTripWithCities } from "#db/repositories/trip-cities";
import type { readWeather as call } from "~/contracts/calls/destination";
import { addDays, todayIn } from "~/domain/dates/calendar-date";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import {
  type DestinationWeather,
  daysOfTrip,
  type Forecast,
  forecastReach,
  monthsAhead,
  type NoForecast,
  type TripWeather,
} from "~/domain/destination/weather";
import type { Destination } from "../cities/gazetteer";
import type { OpenContext, UseCase } from "../http/call-context";
import { tripAsTravelled } from "../trip/trip-as-travelled";
import { placesOfLegs } from "../trip/places-of-legs";
import { forecastFor } from "./forecast-for";
import { typicalMonths } from "~/domain/destination/normals";

type Stay = Pick<Trip, "startDate" | "endDate">;

/** The forecast for the trip's days as far as it reaches, and what is usual where it does not; without the service, what is usual alone. Each city is looked up for its own days. */
export const readWeather: UseCase<typeof call> = async (context) =>
  weatherOfTrip(await context.allow(({ uid, tripId }) => findTripWithCities(context.db, uid, tripId)), context);

/** The same of a trip that has been read, on the days on which it is travelled. */
export async function weatherOfTrip(
  found: Parameters<typeof placesOfLegs>[0] & { live: LiveStatus },
  context: OpenContext,
): Promise<TripWeather> {
  const { startDate } = tripAsTravelled(found.trip, found.live, context.now());
  const [first, ...more] = await Promise.all(
    (await placesOfLegs(found, context)).map(async ({ leg: { city, fromDay, toDay }, place }) => {
      const stay = { startDate: addDays(startDate, fromDay - 1), endDate: addDays(startDate, toDay - 1) };
      return { ...(await weatherOf(city, stay, place, context)), fromDay, toDay };
    }),
  );
  if (!first) throw new Error("A trip has a city.");
  const { fromDay: _from, toDay: _to, ...weather } = first;
  return { ...weather, legs: more.length > 0 ? [first, ...more] : [] };
}

async function weatherOf(
  city: string,
  stay: Stay,
  place: Destination | null,
  context: OpenContext,
): Promise<DestinationWeather> {
  const looked = place ? await lookAhead(stay, place, context) : "unknown-place";
  const [forecast, withoutForecast]: [Forecast | null, NoForecast | null] =
    typeof looked === "string" ? [null, looked] : [looked, null];
  const months = monthsAhead(stay, forecast?.days.at(-1)?.date ?? null);
  return { city, forecast, withoutForecast, typical: place?.guide ? typicalMonths(place.guide, months) : [] };
}

async function lookAhead(
  stay: Stay,
  at: { lat: number; lng: number },
  { env, log, now }: OpenContext,
): Promise<Forecast | NoForecast> {
  const reach = forecastReach(stay, todayIn("UTC", new Date(now())));
  if (reach !== "within") return reach;
  const ask = forecastFor(env, log, now);
  if (ask === null) return "off";
  const forecast = await ask(at);
  if (forecast === null) return "away";
  const days = daysOfTrip(forecast.days, stay);
  // The service ended a day earlier than we count, or the trip ended yesterday where it is.
  if (days.length === 0) return stay.startDate > (forecast.days.at(-1)?.date ?? "") ? "too-early" : "over";
  return { ...forecast, days };
}
