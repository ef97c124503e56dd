import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { countryReplyShape, destinationWeatherShape } from "~/contracts/calls/destination";
import type { Endpoint } from "~/contracts/endpoint";
import { localIssuer } from "~/server/identity/local-issuer";
import type { WeatherMood, WeatherServer } from "../fixtures/servers/weather-server.ts";
import { runWeatherServer } from "../fixtures/servers/weather-server.ts";
import { aName, pathOf } from "./api";

const { origin, weatherPort } = inject("modelled");
const issuer = localIssuer(inject("identityKey"));
let weather: WeatherServer;

/** The days of trips and forecasts are counted from one moment, though midnight may come meanwhile. */
const NOW = Date.now();
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  weather = await runWeatherServer(weatherPort, NOW);
});
afterAll(() => weather?.stop());

/** A trip of three days somewhere, as its organizer sees it. */
async function aTripTo(city: string, startsIn = 1) {
  const name = aName("Wil");
  const token = await issuer.issue({ email: `${name.toLowerCase()}@example.com`, name }, Date.now());
  const send = async (
    endpoint: Endpoint,
    { params = {}, body }: { params?: Record<string, string>; body?: object } = {},
  ) => {
    const reply = await fetch(origin + pathOf(endpoint, params), {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect({ path: endpoint.path, ok: reply.ok }).toEqual({ path: endpoint.path, ok: true });
    return reply.json();
  };
  await send(ALL_ENDPOINTS.createOrFindUser, { body: {} });
  const made = await send(ALL_ENDPOINTS.setUpTrip, {
    body: {
      tripName: "Away",
      purpose: "Rest",
      city,
      joinCode: name,
      whoWith: [],
      startDate: inDays(startsIn),
      endDate: inDays(startsIn + 2),
      partyCount: 2,
    },
  });
  const params = { tripId: z.object({ tripId: z.string() }).parse(made).tripId };
  return {
    weather: async () => destinationWeatherShape.parse(await send(ALL_ENDPOINTS.readWeather, { params })),
    country: async () => countryReplyShape.parse(await send(ALL_ENDPOINTS.readCountry, { params })),
  };
}

test("the days of a trip that is near have their forecast, of which the service learns two coordinates and nothing else", async () => {
  weather.feel("good");
  const trip = await aTripTo("Lisbon");
  const { forecast, withoutForecast, typical } = await trip.weather();
  expect(forecast).toMatchObject({
    source: "Open-Meteo",
    days: [
      { date: inDays(1), sky: "thunder", high: 17.6, low: 11.2, rainChance: 80 },
      { sky: "clear", rainChance: 5 },
      { date: inDays(3) },
    ],
  });
  expect({ withoutForecast, typical }).toEqual({ withoutForecast: null, typical: [] });
  const asked = weather.asked.at(-1)?.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    latitude: "38.72",
    longitude: "-9.14",
    forecast_days: "16",
    timezone: "auto",
    daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max",
  });
  const before = weather.asked.length;
  expect((await (await aTripTo("Lisbon", 2)).weather()).forecast?.days).toHaveLength(3);
  expect(weather.asked.length, "another trip to the same city shares the forecast").toBe(before);
});

test.each<[WeatherMood, string]>([
  ["failing", "Porto"],
  ["rubbish", "Rome"],
  ["wrong shape", "Vienna"],
  ["hangs", "Prague"],
  ["hangs midway", "Berlin"],
  ["drops the line", "Oslo"],
])(
  "with a service that is %s, there is what is usual instead, and it is left alone for a while",
  async (mood, city) => {
    weather.feel(mood);
    const trip = await aTripTo(city);
    const answer = await trip.weather();
    expect(answer).toMatchObject({ forecast: null, withoutForecast: "away" });
    expect(answer.typical.length).toBeGreaterThan(0);
    const before = weather.asked.length;
    expect((await trip.weather()).withoutForecast).toBe("away");
    expect(weather.asked.length).toBe(before);
  },
);

test("a trip far ahead asks nobody, and is told what is usual in its month", async () => {
  const before = weather.asked.length;
  const answer = await (await aTripTo("Kyoto", 200)).weather();
  expect(answer).toMatchObject({ forecast: null, withoutForecast: "too-early" });
  expect(answer.typical.length).toBeGreaterThan(0);
  expect(weather.asked.length).toBe(before);
});

test("a city without places is found on the map; a place that is nowhere is owned up to", async () => {
  weather.feel("good");
  const somewhere = await aTripTo("Springfield, Illinois");
  expect(await somewhere.weather()).toMatchObject({ forecast: { days: [{}, {}, {}] }, typical: [] });
  expect((await somewhere.country()).country).toMatchObject({ code: "US", emergency: [{ number: "911" }] });
  const nowhere = await aTripTo("Qqzxv");
  expect(await nowhere.weather()).toMatchObject({ forecast: null, withoutForecast: "unknown-place", typical: [] });
  expect((await nowhere.country()).country).toBeNull();
});
