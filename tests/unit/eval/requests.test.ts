import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { continentOf } from "../../../quality/eval/continents";
import type { EvalRequest } from "../../../quality/eval/eval-request";
import { CITIES, DEFAULT_SEED, LENGTHS, REQUESTS, makeRequests } from "../../../quality/eval/make-requests";
import { spreadCities } from "../../../quality/eval/spread-cities";
import { chanceOf } from "#tests/fixtures/seeded-random";
import { embeddedAssistant } from "~/server/assistant/embedded";

const cities = loadCities();
const requests = (seed: number, count: number): Promise<EvalRequest[]> =>
  makeRequests(seed, count, cities, embeddedAssistant());

test("fifty cities lie on every continent, whatever the seed", () => {
  for (const seed of [1, 2, 3]) {
    const chosen = spreadCities(cities, CITIES, chanceOf(seed));
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(CITIES);
    const continents = chosen.map(({ countryCode }) => continentOf(countryCode));
    for (const continent of ["Africa", "Asia", "Europe", "North America", "Oceania", "South America"])
      expect(continents.filter((name) => name === continent).length).toBeGreaterThanOrEqual(6);
  }
});

test("a seed gives the same requests again, and the quarter is the first of the whole", async () => {
  const names = (all: EvalRequest[]): string[] =>
    all.map((request) => JSON.stringify({ ...request, guide: null, brief: { ...request.brief, guide: null } }));
  const [quarter, whole, other] = [
    names(await requests(DEFAULT_SEED, REQUESTS / 4)),
    names(await requests(DEFAULT_SEED, REQUESTS)),
    names(await requests(DEFAULT_SEED + 1, REQUESTS / 4)),
  ];
  expect(whole.slice(0, quarter.length)).toEqual(quarter);
  expect(other).not.toEqual(quarter);
});

test("the quarter already has every city, every length as often, and all kinds of travellers", async () => {
  const quarter = await requests(DEFAULT_SEED, REQUESTS / 4);
  expect(new Set(quarter.map(({ guide }) => guide.id)).size).toBe(CITIES);
  for (const days of LENGTHS)
    expect(quarter.filter(({ brief }) => brief.daysTotal === days)).toHaveLength(REQUESTS / 4 / LENGTHS.length);
  const mobility = new Set(quarter.flatMap(({ brief }) => brief.intent?.mobility ?? []));
  expect(mobility.size).toBe(5);
  expect(quarter.some(({ musts }) => musts.some(({ placeId }) => placeId === null))).toBe(true);
  expect(quarter.some(({ brief }) => brief.intent === null)).toBe(true);
});
