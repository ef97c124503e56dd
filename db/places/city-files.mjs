import { readdirSync, readFileSync } from "node:fs";
import { isAtCounter } from "./at-counter.mjs";

const CITIES = new URL("./cities/", import.meta.url);
const OPENING_HOURS = new URL("./opening-hours.json", import.meta.url);
const HOLIDAYS = new URL("./holidays.json", import.meta.url);
const DAYS_OUT = new URL("./days-out.json", import.meta.url);
const TRAITS = new URL("./traits.json", import.meta.url);
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
 * The names of public holidays, by country code and date.
 * @returns {Record<string, Record<string, string>>}
 */
export const readHolidays = () => json(HOLIDAYS);

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * The months, from 1, of "Dec-Mar" or "Apr,Oct-Nov".
 * @param {string} season
 */
export function monthsOf(season) {
  return season.split(",").flatMap((stretch) => {
    const [first = "", last = first] = stretch.split("-");
    const [from, to] = [MONTHS.indexOf(first), MONTHS.indexOf(last)];
    if (from < 0 || to < 0) throw new Error(`"${season}" is no stretch of months.`);
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => ((from + i) % 12) + 1);
  });
}

/**
 * What one does on each day trip, by the id of its place; unchecked.
 * @returns {Record<string, any>}
 */
export const readDaysOut = () => json(DAYS_OUT);

/**
 * The bundled cities as the product knows them: each place marked as corroborated by open data or not, its hours and season
 * read, what one does there on a day out, how it is to be there, and whether one eats at a counter.
 * @returns {import("./place-schema.ts").City[]}
 */
export function readCities() {
  const corroboration = json(CORROBORATION);
  const openingHours = json(OPENING_HOURS);
  const daysOut = readDaysOut();
  const traits = json(TRAITS);
  return readCityFiles().map((city) => {
    const found = new Set(corroboration[city.id]?.places ?? []);
    const places = city.places.map((place) => ({
      ...place,
      corroborated: found.has(place.id),
      hours: place.hours === null ? null : openingHours[place.hours],
      season: place.season === null ? null : monthsOf(place.season),
      meal: isAtCounter(place) ? { ...place.meal, atCounter: true } : place.meal,
      dayOut: daysOut[place.id] ?? null,
      traits: traits[place.id] ?? [],
    }));
    return { ...city, places };
  });
}
