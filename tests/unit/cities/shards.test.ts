import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildShards } from "#db/gazetteer/build-shards";
import { joinGuides } from "#db/gazetteer/join-guides";
import { searchCities } from "~/domain/cities/city-search";
import type { KnownCity } from "~/domain/cities/known-city";
import { gatherCities } from "~/domain/cities/shard";
import { builtGazetteer, readerOf } from "./gazetteer";

const aCity = (name: string, changes: Partial<KnownCity> = {}): KnownCity => ({
  name,
  countryCode: "FR",
  region: "",
  regionCode: "",
  lat: 45,
  lng: 5,
  thousands: 20,
  metres: 0,
  aliases: [],
  guide: null,
  isVisited: false,
  land: null,
  ...changes,
});

const names = fc.uniqueArray(
  fc
    .string({ unit: fc.constantFrom("a", "b", " ", "é", "京"), minLength: 1, maxLength: 8 })
    .filter((name) => /[abé]/.test(name)),
  { minLength: 1, maxLength: 400, selector: (name) => name.trim() },
);

describe("the files of the gazetteer", () => {
  test("lead to every city by each of its names, however many there are", async () => {
    await fc.assert(
      fc.asyncProperty(names, async (all) => {
        const others = all.map((name, at) => aCity(name, { lat: at, aliases: [`b${name}`] }));
        const read = readerOf(buildShards({ guides: [], others }));
        for (const name of all.slice(0, 20)) {
          if (!/^\s*[abé]/.test(name)) continue;
          const found = searchCities(name, await gatherCities(name, read), 400);
          expect(found.map(({ city }) => city.name)).toContain(name);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("are the same for the same cities", () => {
    const cities = {
      guides: [aCity("Lyon", { guide: "lyon", aliases: ["Lyons"] })],
      others: [aCity("Lyme"), aCity("Lymington")],
    };
    expect(JSON.stringify([...buildShards(cities)])).toBe(JSON.stringify([...buildShards(cities)]));
  });

  test("put a city with known places in the place of its namesake nearby, and keep those elsewhere", () => {
    const here = aCity("Lyon", { lat: 45.75, lng: 4.85, thousands: 472, region: "Rhône" });
    const elsewhere = aCity("Lyon", { lat: 40, lng: -90, countryCode: "US" });
    const { guides, others } = joinGuides(
      [here, elsewhere],
      [{ id: "lyon", name: "Lyon", countryCode: "FR", lat: 45.76, lng: 4.84, aliases: ["Lyons"] }],
    );
    expect(guides).toEqual([{ ...here, lat: 45.76, lng: 4.84, aliases: ["Lyons"], guide: "lyon" }]);
    expect(others).toEqual([elsewhere]);
  });
});

describe("the gazetteer", () => {
  const { gazetteer, shards } = builtGazetteer();
  const { guides, others } = gazetteer;

  test("knows the towns of the world and every city with places", () => {
    expect(others.length).toBeGreaterThan(40_000);
    expect(guides.length).toBeGreaterThan(150);
    expect(guides.filter(({ thousands }) => thousands === 0)).toEqual([]);
  });

  test("has a name, a country and a point on the earth for each", () => {
    const isWrong = ({ name, countryCode, lat, lng }: KnownCity) =>
      name === "" ||
      name.includes("|") ||
      !/^[A-Z]{2}$/.test(countryCode) ||
      !(Math.abs(lat) <= 90) ||
      !(Math.abs(lng) <= 180);
    expect([...guides, ...others].filter(isWrong)).toEqual([]);
  });

  test("comes in files small enough for a slow line", () => {
    const sizes = [...shards].map(([name, shard]) => ({ name, bytes: JSON.stringify(shard).length }));
    expect(
      sizes.filter(({ name, bytes }) => bytes > (name === "guides" || name === "lands" ? 40_000 : 16_000)),
    ).toEqual([]);
  });
});
