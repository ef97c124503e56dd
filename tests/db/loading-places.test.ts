import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import type { City } from "#db/places/place-schema";
import { placesStatements } from "#db/places/seed-sql";
import type { TestDatabase } from "../fixtures/database/d1";
import { openTestDatabase } from "../fixtures/database/d1";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

/** Loads the cities and gives how many rows it wrote. */
async function load(cities: readonly City[]): Promise<number> {
  const results = await database.d1.batch(placesStatements(cities).map((statement) => database.d1.prepare(statement)));
  return results.reduce((written, { meta }) => written + meta.rows_written, 0);
}

const held = async (table: "cities" | "city_aliases" | "places"): Promise<number> =>
  (await database.d1.prepare(`SELECT count(*) AS held FROM ${table}`).first<number>("held")) ?? 0;

test("all places are loaded once; loading them again writes nothing", async () => {
  const cities = loadCities();
  expect(await load(cities)).toBeGreaterThan(0);
  expect(await held("cities")).toBe(cities.length);
  expect(await held("places")).toBe(cities.flatMap(({ places }) => places).length);
  expect(await load(cities)).toBe(0);
});

test("a new edition changes what it says otherwise, and takes away what it left out, whole cities too", async () => {
  const [first, second, ...others] = loadCities();
  const last = others.at(-1);
  const [place, ...rest] = first?.places ?? [];
  if (!first || !second || !last || !place) throw new Error("There are too few cities.");
  await load([first, second, ...others]);
  const kept = [{ ...first, aliases: [], places: [{ ...place, about: "Told anew." }] }, ...others.slice(0, -1)];
  await load(kept);
  expect(await held("cities")).toBe(kept.length);
  expect(await held("places")).toBe(kept.flatMap(({ places }) => places).length);
  const left = await database.d1
    .prepare("SELECT id, about FROM places WHERE city_id IN (?, ?, ?)")
    .bind(first.id, second.id, last.id)
    .all();
  expect(left.results).toEqual([{ id: place.id, about: "Told anew." }]);
  expect(rest.length).toBeGreaterThan(0);
  expect(await load(kept)).toBe(0);
});
