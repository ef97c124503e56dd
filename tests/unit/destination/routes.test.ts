import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { kilometresBetween } from "~/domain/place/geo";
import { readLandFiles, toDetails } from "#db/gazetteer/read-lands";
import type { RouteCity } from "~/domain/cities/land";
import { routeWithin } from "~/domain/destination/routes";

const cities = loadCities();
const byName = new Map(cities.map((city) => [city.name, city]));

type Route = { name: string; countries: readonly string[]; kind: string; cities: readonly RouteCity[] };

const ALL: readonly Route[] = readLandFiles()
  .map((file) => ({ name: file.name, countries: file.countries, kind: file.kind, cities: toDetails(file).cities }))
  .filter((route) => route.cities.length > 0);

const only = (text: string): Route => {
  const route = ALL.find(({ name }) => name === text);
  if (!route) throw new Error(`No route through ${text}.`);
  return route;
};

const spoken = (text: string, days: number): string =>
  routeWithin(only(text), days)
    .map(({ city, nights }) => `${city} ${nights}`)
    .join(", ");

describe("a route through a country or region", () => {
  test.each([
    ["Japan", 12, "Tokyo 5, Kyoto 4, Osaka 2"],
    ["Japan", 7, "Tokyo 3, Kyoto 3"],
    ["Japan", 4, "Tokyo 3"],
    ["Portugal", 8, "Lisbon 4, Porto 3"],
    ["Italy", 11, "Venice 3, Florence 3, Rome 4"],
    ["Netherlands", 5, "Amsterdam 4"],
    ["Tuscany", 6, "Florence 5"],
    ["Andalusia", 6, "Seville 3, Granada 2"],
    ["United States", 4, "New York City 3"],
  ])("%s in %i days: %s", (text, days, stops) => expect(spoken(text, days)).toBe(stops));

  test("names what is covered, under the name that it is found by", () => {
    const unknown = ALL.flatMap((route) => route.cities).filter(({ city }) => !byName.has(city));
    expect(unknown).toEqual([]);
    const strayed = ALL.filter(({ kind }) => kind === "country").flatMap(({ countries, cities: stops }) =>
      stops.filter(({ city }) => byName.get(city)?.countryCode !== countries[0]),
    );
    expect(strayed).toEqual([]);
  });

  test("each country of a covered city has one, but for the cities that are a country of their own", () => {
    const withRoute = new Set(ALL.filter(({ kind }) => kind === "country").flatMap(({ countries }) => countries));
    const without = new Set(cities.map(({ countryCode }) => countryCode).filter((code) => !withRoute.has(code)));
    expect([...without].sort()).toEqual(["HK", "MO", "SG"]);
  });

  test("has as many nights as the trip, at least one in each city, and sees each city once", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.integer({ min: 1, max: 60 }), (route, days) => {
        const stops = routeWithin(route, days);
        expect(stops.reduce((sum, { nights }) => sum + nights, 0)).toBe(Math.max(1, days - 1));
        expect(Math.min(...stops.map(({ nights }) => nights))).toBeGreaterThanOrEqual(1);
        expect(new Set(stops.map(({ city }) => city)).size).toBe(stops.length);
      }),
    );
  });

  test("a longer trip never sees fewer cities", () => {
    for (const route of ALL)
      for (let days = 2; days <= 30; days += 1)
        expect(routeWithin(route, days).length).toBeGreaterThanOrEqual(routeWithin(route, days - 1).length);
  });

  test("does not go to and fro: its way is at most half as long again as the shortest order of the same cities", () => {
    const lengthOf = (names: readonly string[]): number =>
      names.slice(1).reduce((sum, name, i) => {
        const [from, to] = [byName.get(names[i] ?? ""), byName.get(name)];
        return from && to ? sum + kilometresBetween(from, to) : sum;
      }, 0);
    const detours = ALL.flatMap((route) => {
      const names = route.cities.map(({ city }) => city);
      if (names.length > 8) return [];
      const shortest = Math.min(...orders(names).map(lengthOf));
      return lengthOf(names) > shortest * 1.5 ? [route.name] : [];
    });
    expect(detours).toEqual([]);
  });
});

const orders = (names: readonly string[]): string[][] =>
  names.length < 2
    ? [[...names]]
    : names.flatMap((first, i) =>
        orders([...names.slice(0, i), ...names.slice(i + 1)]).map((rest) => [first, ...rest]),
      );
