import { createHash } from "node:crypto";
import { cityKey } from "../../app/domain/city-key.mjs";
import { readCities } from "./city-files.mjs";

/** @typedef {import("./place-schema.ts").City} City */
/** @typedef {string | number | boolean | null | readonly string[]} Value */
/** @typedef {{ name: string, key: string, columns: readonly string[] }} Table */

/** D1 takes statements up to 100,000 bytes; the rest is room for the head and the conflict clause. */
const MAX_ROWS_BYTES = 90_000;

const CITIES = { name: "cities", key: "id", columns: ["id", "name", "country", "country_code", "lat", "lng", "radius_km"] };
const ALIASES = { name: "city_aliases", key: "alias_key", columns: ["alias_key", "city_id"] };
const PLACES = {
  name: "places",
  key: "id",
  columns: [
    "id", "city_id", "name", "lat", "lng", "neighborhood", "category", "interests", "minutes", "parts", "ticketed", "day_trip",
    "indoor", "price", "step_free", "stroller", "children", "vegetarian", "anchor", "about", "corroborated",
  ],
};

/** @param {Value} value */
function literal(value) {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** @param {readonly Value[]} values */
const tuple = (values) => `(${values.map(literal).join(",")})`;

/**
 * Rows joined into as few lists as D1's statement size allows.
 * @param {readonly string[]} rows
 * @returns {string[]}
 */
function chunks(rows) {
  /** @type {string[]} */
  const lists = [];
  let list = "";
  for (const row of rows) {
    if (list && Buffer.byteLength(list) + Buffer.byteLength(row) > MAX_ROWS_BYTES) {
      lists.push(list);
      list = "";
    }
    list = list ? `${list},\n${row}` : row;
  }
  return list ? [...lists, list] : lists;
}

/**
 * @param {Table} table
 * @param {readonly (readonly Value[])[]} rows
 */
function upserts({ name, key, columns }, rows) {
  const changes = columns.filter((column) => column !== key).map((column) => `${column}=excluded.${column}`);
  return chunks(rows.map(tuple)).map(
    (list) => `INSERT INTO ${name} (${columns.join(",")}) VALUES\n${list}\nON CONFLICT (${key}) DO UPDATE SET ${changes.join(",")};`,
  );
}

/** @param {City} city */
const cityRow = (city) => [city.id, city.name, city.country, city.countryCode, city.lat, city.lng, city.radiusKm];

/** @param {City} city @param {City["places"][number]} place */
const placeRow = (city, place) => [
  place.id, city.id, place.name, place.lat, place.lng, place.neighborhood, place.category, place.interests, place.minutes, place.parts,
  place.ticketed, place.dayTrip, place.indoor, place.price, place.stepFree, place.stroller, place.children, place.vegetarian,
  place.anchor, place.about, place.corroborated,
];

/**
 * The keys a city answers to: its id, name and aliases, and the names followed by the country.
 * @param {Pick<City, "id" | "name" | "country" | "aliases">} city
 * @returns {string[]}
 */
export function cityKeys(city) {
  const names = [city.name, ...city.aliases];
  const keys = [city.id, ...names, ...names.map((name) => `${name} ${city.country}`)].map(cityKey);
  return [...new Set(keys)];
}

/** What a new edition left out: aliases and places by city, then whole cities. @param {readonly City[]} cities */
function removals(cities) {
  const ids = tuple(cities.map((city) => city.id));
  const perCity = cities.flatMap((city) => [
    `DELETE FROM city_aliases WHERE city_id=${literal(city.id)} AND alias_key NOT IN ${tuple(cityKeys(city))};`,
    `DELETE FROM places WHERE city_id=${literal(city.id)} AND id NOT IN ${tuple(city.places.map((place) => place.id))};`,
  ]);
  const whole = ["city_aliases WHERE city_id", "places WHERE city_id", "cities WHERE id"];
  return [...perCity, ...whole.map((where) => `DELETE FROM ${where} NOT IN ${ids};`)];
}

/**
 * Statements that make the database hold exactly these cities, however often they run. Literals, no parameters: they go into a .sql file.
 * @param {readonly City[]} cities
 * @returns {string[]} each under D1's 100 KB
 */
export function placesStatements(cities) {
  return [
    ...upserts(CITIES, cities.map(cityRow)),
    ...upserts(ALIASES, cities.flatMap((city) => cityKeys(city).map((key) => [key, city.id]))),
    ...upserts(PLACES, cities.flatMap((city) => city.places.map((place) => placeRow(city, place)))),
    ...removals(cities),
  ];
}

/** The bundled cities as one SQL script. */
export const placesSql = () => `${placesStatements(readCities()).join("\n")}\n`;

/** A hash of what `placesSql` says: unchanged means the database need not be filled again. */
export const placesVersion = () => createHash("sha256").update(placesSql()).digest("hex").slice(0, 16);
