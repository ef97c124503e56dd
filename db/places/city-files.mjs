import { readdirSync, readFileSync } from "node:fs";

const CITIES = new URL("./cities/", import.meta.url);
const CORROBORATION = new URL("./corroboration.json", import.meta.url);

const json = (/** @type {URL} */ file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Every bundled city as its file has it, in order of id; unchecked (`load-cities.ts` checks).
 * @returns {any[]}
 */
export function readCityFiles() {
  const names = readdirSync(CITIES)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return names.map((name) => json(new URL(name, CITIES)));
}

/**
 * The bundled cities with each place marked as corroborated by open data or not.
 * @returns {import("./place-schema.ts").City[]}
 */
export function readCities() {
  const corroboration = json(CORROBORATION);
  return readCityFiles().map((city) => {
    const found = new Set(corroboration[city.id]?.places ?? []);
    return { ...city, places: city.places.map((place) => ({ ...place, corroborated: found.has(place.id) })) };
  });
}
