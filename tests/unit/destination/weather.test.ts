import { expect, test } from "vitest";
import { degreesIn, unitOfRegion } from "~/domain/destination/temperature";
import { daysOfTrip, type ForecastDay, forecastReach, monthsAhead } from "~/domain/destination/weather";
import type { Log } from "~/server/log";
import { cachedForecast } from "~/server/weather/cached-forecast";
import { skyOf } from "~/server/weather/open-meteo";
import { typicalMonths } from "~/domain/destination/normals";
import { spokenAge } from "~/screens/hub/parts/hub-card";

const dates = { startDate: "2027-02-27", endDate: "2027-03-02" };
const aDay = (date: string): ForecastDay => ({ date, sky: "clear", high: 15, low: 8, rainChance: 10 });

test("a forecast reaches a trip whose days are among the next sixteen, wherever on earth it is already tomorrow", () => {
  expect(["2027-02-10", "2027-02-11", "2027-03-03", "2027-03-04"].map((today) => forecastReach(dates, today))).toEqual([
    "too-early",
    "within",
    "within",
    "over",
  ]);
});

test("of a forecast, the trip's own days are shown", () => {
  expect(
    daysOfTrip(["2027-02-26", "2027-02-27", "2027-03-02", "2027-03-03"].map(aDay), dates).map(({ date }) => date),
  ).toEqual(["2027-02-27", "2027-03-02"]);
});

test("what is usual is told for the months of the days that no forecast reaches", () => {
  expect(monthsAhead(dates, null)).toEqual([2, 3]);
  expect(monthsAhead(dates, "2027-02-28")).toEqual([3]);
  expect(monthsAhead(dates, "2027-03-02")).toEqual([]);
  expect(monthsAhead({ startDate: "2027-12-30", endDate: "2028-02-10" }, "2027-01-01")).toEqual([12, 1, 2]);
});

test("a city whose usual weather is not known gets none made up", () => {
  expect(typicalMonths("atlantis", [1])).toEqual([]);
  expect(typicalMonths("lisbon", [8])).toEqual([{ month: 8, high: 29, low: 18, rainDays: 1 }]);
});

test("degrees are whole and in the unit that people of the region read", () => {
  expect([unitOfRegion("US"), unitOfRegion("GB"), unitOfRegion(undefined)]).toEqual(["F", "C", "C"]);
  expect([degreesIn("F", 0), degreesIn("F", 21.4), degreesIn("C", 21.5), degreesIn("C", -0.2)]).toEqual([
    32, 71, 22, 0,
  ]);
});

test("the service's codes become skies", () => {
  expect([0, 1, 2, 3, 45, 53, 63, 67, 73, 77, 81, 86, 96].map(skyOf)).toEqual([
    "clear",
    "clear",
    "partly-cloudy",
    "cloudy",
    "fog",
    "drizzle",
    "rain",
    "rain",
    "snow",
    "snow",
    "showers",
    "snow",
    "thunder",
  ]);
});

test("ages are spoken in the largest unit that fits", () => {
  const now = Date.UTC(2027, 1, 1);
  expect(
    [0, 59_999, 60_000, 59 * 60_000, 5 * 3_600_000, 30 * 3_600_000, -5].map((age) => spokenAge(now - age, now)),
  ).toEqual(["just now", "just now", "1 minute ago", "59 minutes ago", "5 hours ago", "yesterday", "just now"]);
});

const silent: Log = { info: () => undefined, error: () => undefined };

/** A cache that keeps everything, a service that can be made to fail, and a clock. */
function aForecastDesk() {
  const kept = new Map<string, string>();
  const desk = { now: 0, isAway: false, asked: [] as { lat: number; lng: number }[], kept };
  const cache = {
    match: async (key: RequestInfo | URL) => {
      const text = kept.get(String(key));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(String(key), await response.text()),
  };
  const ask = async (at: { lat: number; lng: number }) => {
    desk.asked.push(at);
    if (desk.isAway) throw new Error("Away.");
    return [aDay("2027-02-27")];
  };
  return Object.assign(desk, {
    forecastFor: cachedForecast({ source: "Test", ask, cache, now: () => desk.now, log: silent }),
  });
}

const HOUR_MS = 3_600_000;

test("a forecast is asked for once an hour for all who go near the same point, which is rounded to two decimals", async () => {
  const desk = aForecastDesk();
  expect(await desk.forecastFor({ lat: 38.7139, lng: -9.1394 })).toEqual({
    source: "Test",
    fetchedAt: 0,
    days: [aDay("2027-02-27")],
  });
  desk.now = HOUR_MS - 1;
  await desk.forecastFor({ lat: 38.7101, lng: -9.1401 });
  expect(desk.asked).toEqual([{ lat: 38.71, lng: -9.14 }]);
  desk.now = HOUR_MS;
  expect(await desk.forecastFor({ lat: 38.71, lng: -9.14 })).toMatchObject({ fetchedAt: HOUR_MS });
});

test("while the service is away, the last forecast stands in with its age, and nobody waits for the service twice", async () => {
  const desk = aForecastDesk();
  await desk.forecastFor({ lat: 1, lng: 2 });
  Object.assign(desk, { now: 2 * HOUR_MS, isAway: true });
  expect(await desk.forecastFor({ lat: 1, lng: 2 })).toMatchObject({ fetchedAt: 0 });
  expect(await desk.forecastFor({ lat: 1, lng: 2 })).toMatchObject({ fetchedAt: 0 });
  expect(desk.asked).toHaveLength(2);
  expect(await desk.forecastFor({ lat: 5, lng: 5 })).toBeNull();
});

test("what cannot be read back from the cache is asked for anew", async () => {
  const desk = aForecastDesk();
  desk.kept.set("https://forecast.internal/1,2", '{"days":"many"}');
  expect(await desk.forecastFor({ lat: 1, lng: 2 })).toMatchObject({ fetchedAt: 0 });
});
