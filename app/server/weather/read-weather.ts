import { findTripWithCity } from "#db/repositories/trip-cities";
import type { readWeather as call } from "~/contracts/calls/destination";
import { todayIn } from "~/domain/dates/calendar-date";
import type { Trip } from "~/domain/trip/trip";
import { daysOfTrip, type Forecast, forecastReach, monthsAhead, type NoForecast } from "~/domain/destination/weather";
import { destinationOf } from "../cities/gazetteer";
import type { OpenContext, UseCase } from "../http/call-context";
import { forecastFor } from "./forecast-for";
import { typicalMonths } from "./normals";

/** The forecast for the trip's days as far as it reaches, and what is usual where it does not; without the service, what is usual alone. */
export const readWeather: UseCase<typeof call> = async (context) => {
  const { trip, city } = await context.allow(({ uid, tripId }) => findTripWithCity(context.db, uid, tripId));
  const place = city ?? (await destinationOf(trip.city, context));
  const looked = place ? await lookAhead(trip, place, context) : "unknown-place";
  const [forecast, withoutForecast]: [Forecast | null, NoForecast | null] =
    typeof looked === "string" ? [null, looked] : [looked, null];
  const months = monthsAhead(trip, forecast?.days.at(-1)?.date ?? null);
  return {
    city: trip.city,
    forecast,
    withoutForecast,
    typical: place?.guide ? typicalMonths(place.guide, months) : [],
  };
};

async function lookAhead(
  trip: Trip,
  at: { lat: number; lng: number },
  { env, log, now }: OpenContext,
): Promise<Forecast | NoForecast> {
  const reach = forecastReach(trip, todayIn("UTC", new Date(now())));
  if (reach !== "within") return reach;
  const ask = forecastFor(env, log, now);
  if (ask === null) return "off";
  const forecast = await ask(at);
  if (forecast === null) return "away";
  const days = daysOfTrip(forecast.days, trip);
  // The service ended a day earlier than we count, or the trip ended yesterday where it is.
  if (days.length === 0) return trip.startDate > (forecast.days.at(-1)?.date ?? "") ? "too-early" : "over";
  return { ...forecast, days };
}
