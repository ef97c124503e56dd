import * as z from "zod/mini";
import { type CountryFacts, DRIVING_SIDES, TAP_WATER } from "../../domain/destination/country-facts";
import {
  type DestinationWeather,
  type Forecast,
  NO_FORECAST,
  SKIES,
  type TripWeather,
} from "../../domain/destination/weather";
import { companion, endpoint } from "../endpoint";

/** A forecast as it is answered, and as the Worker keeps it for a while. */
export const forecastShape = z.object({
  source: z.string(),
  fetchedAt: z.number(),
  days: z.array(
    z.object({
      date: z.string(),
      sky: z.enum(SKIES),
      high: z.number(),
      low: z.number(),
      rainChance: z.nullable(z.number()),
    }),
  ),
}) satisfies z.ZodMiniType<Forecast>;

const weatherShape = z.object({
  city: z.string(),
  forecast: z.nullable(forecastShape),
  withoutForecast: z.nullable(z.enum(NO_FORECAST)),
  typical: z.array(z.object({ month: z.number(), high: z.number(), low: z.number(), rainDays: z.number() })),
}) satisfies z.ZodMiniType<DestinationWeather>;

export const destinationWeatherShape = z.extend(weatherShape, {
  // Of a trip through several cities; what was kept before there were any has none.
  legs: z._default(z.array(z.extend(weatherShape, { fromDay: z.number(), toDay: z.number() })), []),
}) satisfies z.ZodMiniType<TripWeather>;

/** What the weather will be on the trip's days, as far as a forecast reaches, and what is usual for the rest. */
export const readWeather = endpoint({
  method: "GET",
  path: "/wayfellow/weather/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: destinationWeatherShape,
});

const countryFactsShape = z.object({
  code: z.string(),
  name: z.string(),
  emergency: z.array(z.object({ for: z.string(), number: z.string() })),
  plugs: z.array(z.string()),
  volts: z.array(z.number()),
  currency: z.object({ code: z.string(), name: z.string() }),
  side: z.enum(DRIVING_SIDES),
  tapWater: z.enum(TAP_WATER),
  tipping: z.string(),
  advice: z.array(z.object({ name: z.string(), url: z.string() })),
  source: z.string(),
  asOf: z.string(),
}) satisfies z.ZodMiniType<CountryFacts>;

export const countryReplyShape = z.object({
  /** Null where the trip's country is not known, or nothing was noted down of it. */
  country: z.nullable(countryFactsShape),
  /** The countries that the trip goes to after that, each once. */
  others: z._default(z.array(countryFactsShape), []),
});

/** Advice and customs of the country that the trip goes to. */
export const readCountry = endpoint({
  method: "GET",
  path: "/wayfellow/country/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: countryReplyShape,
});
