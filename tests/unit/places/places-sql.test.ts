import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { City, Place } from "#db/places/place-schema";
import { cityKeys, placesSql, placesStatements, placesVersion } from "#db/places/seed-sql";

const place: Place = {
  id: "lyon-bouchon",
  name: "L'Étoile",
  lat: 45.76,
  lng: 4.83,
  neighborhood: "Vieux Lyon",
  category: "food",
  interests: ["food", "local"],
  minutes: 60,
  parts: ["evening"],
  ticketed: false,
  dayTrip: false,
  indoor: true,
  price: 1,
  stepFree: null,
  stroller: null,
  children: true,
  vegetarian: false,
  anchor: false,
  about: "It's good.",
  corroborated: true,
  fame: 1,
  aliases: ["bouchon"],
  tags: [],
  traits: ["quiet"],
  hours: { closedOnHolidays: true, periods: [] },
  season: [12, 1],
  bookAheadDays: 3,
  meal: { kind: "restaurant", for: ["dinner"], cuisine: "lyonnais", diet: [] },
  reach: null,
  side: null,
  dayOut: null,
};
const city: City = {
  id: "lyon",
  name: "Lyon",
  country: "France",
  countryCode: "FR",
  lat: 45.76,
  lng: 4.84,
  radiusKm: 9,
  aliases: ["Lyons", "LYON"],
  places: [place],
  waters: null,
  events: [],
};

describe("the SQL of the places", () => {
  test("writes text, lists, truth and what is not known as SQLite reads them", () => {
    const row = placesStatements([city]).find((statement) => statement.startsWith("INSERT INTO places"));
    expect(row).toContain(
      `('lyon-bouchon','lyon','L''Étoile',45.76,4.83,'Vieux Lyon','food','["food","local"]',60,'["evening"]',0,0,1,1,NULL,NULL,1,0,0,'It''s good.',1,1,'["bouchon"]','[]','{"closedOnHolidays":true,"periods":[]}','[12,1]',3,'{"kind":"restaurant","for":["dinner"],"cuisine":"lyonnais","diet":[]}',NULL,NULL,NULL,'["quiet"]')`,
    );
    expect(row).toContain("ON CONFLICT (id) DO UPDATE SET city_id=excluded.city_id,name=excluded.name");
  });

  test("removes places, aliases and cities that are gone", () => {
    const statements = placesStatements([city]);
    expect(statements).toContain("DELETE FROM places WHERE id NOT IN (\n'lyon-bouchon');");
    expect(statements.at(-1)).toBe("DELETE FROM cities WHERE id NOT IN (\n'lyon');");
  });

  test("keeps every statement far under D1's 100 KB, however many places there are", () => {
    const places = Array.from({ length: 2000 }, (_, at) => ({ ...place, id: `lyon-${at}` }));
    const statements = placesStatements([{ ...city, places }]);
    expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(100_000 / 4);
    expect(statements.join("\n").match(/\('lyon-\d+','lyon'/g)).toHaveLength(2000);
  });

  test("has one version for one content", () => {
    expect(placesVersion()).toBe(placesVersion());
    expect(placesVersion()).toMatch(/^[0-9a-f]{16}$/);
    expect(placesSql()).toContain("'lisbon-torre-de-belem'");
  });
});

describe("the keys a city answers to", () => {
  test("are its names, and its names with the country", () => {
    expect(cityKeys(city)).toEqual(["lyon", "lyons", "lyon france", "lyons france"]);
  });

  test("belong to one city each", () => {
    const keys = loadCities().flatMap(cityKeys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at || key === "")).toEqual([]);
  });
});
