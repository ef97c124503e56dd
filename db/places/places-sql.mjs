import { createHash } from "node:crypto";
import { cityKey } from "../../app/domain/cities/city-key.mjs";
import { readCities, readHolidays } from "./city-files.mjs";

/** @typedef {import("./place-schema.ts").City} City */
/** @typedef {string | number | boolean | null | object} Value */
/** @typedef {{ name: string, key: string, columns: readonly string[] }} Table */

/** D1 takes statements up to 100,000 bytes. Wrangler, which loads them where the app is deployed, finds the end of a statement in the square of its length: at a tenth of the limit all is loaded in 2 s, at the limit in 12. */
const MAX_LIST_BYTES = 10_000;

/** Between the rows or keys of one statement. */
const SEPARATOR = ",\n";

const CITIES = {
  name: "cities",
  key: "id",
  columns: ["id", "name", "country", "country_code", "lat", "lng", "radius_km", "waters", "events"],
};
const ALIASES = { name: "city_aliases", key: "alias_key", columns: ["alias_key", "city_id"] };
const HOLIDAYS = { name: "holidays", key: "id", columns: ["id", "country_code", "date", "name"] };
const PLACES = {
  name: "places",
  key: "id",
  columns: [
    "id",
    "city_id",
    "name",
    "lat",
    "lng",
    "neighborhood",
    "category",
    "interests",
    "minutes",
    "parts",
    "ticketed",
    "day_trip",
    "indoor",
    "price",
    "step_free",
    "stroller",
    "children",
    "vegetarian",
    "anchor",
    "about",
    "corroborated",
    "fame",
    "aliases",
    "tags",
    "hours",
    "season",
    "book_ahead_days",
    "meal",
    "reach",
    "side",
    "day_out",
    "traits",
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
 * Items in as few lists as D1's statement size allows.
 * @param {readonly string[]} items
 * @returns {string[][]} none of them empty
 */
function chunks(items) {
  /** @type {string[][]} */
  const lists = [];
  let bytes = Infinity;
  for (const item of items) {
    const more = Buffer.byteLength(item) + SEPARATOR.length;
    if (bytes + more > MAX_LIST_BYTES) {
      lists.push([]);
      bytes = 0;
    }
    bytes += more;
    lists.at(-1)?.push(item);
  }
  return lists;
}

/**
 * A row that is already so is not written again: D1 counts, and charges, each row written.
 * @param {Table} table
 * @param {readonly (readonly Value[])[]} rows
 */
function upserts({ name, key, columns }, rows) {
  const values = columns.filter((column) => column !== key);
  const changes = values.map((column) => `${column}=excluded.${column}`);
  const differs = values.map((column) => `${name}.${column} IS NOT excluded.${column}`);
  return chunks(rows.map(tuple)).map(
    (list) =>
      `INSERT INTO ${name} (${columns.join(",")}) VALUES\n${list.join(SEPARATOR)}\nON CONFLICT (${key}) DO UPDATE SET ${changes.join(",")} WHERE ${differs.join(" OR ")};`,
  );
}

/** @param {City} city */
const cityRow = (city) => [
  city.id,
  city.name,
  city.country,
  city.countryCode,
  city.lat,
  city.lng,
  city.radiusKm,
  city.waters,
  city.events,
];

/** @param {City} city @param {City["places"][number]} place */
const placeRow = (city, place) => [
  place.id,
  city.id,
  place.name,
  place.lat,
  place.lng,
  place.neighborhood,
  place.category,
  place.interests,
  place.minutes,
  place.parts,
  place.ticketed,
  place.dayTrip,
  place.indoor,
  place.price,
  place.stepFree,
  place.stroller,
  place.children,
  place.vegetarian,
  place.anchor,
  place.about,
  place.corroborated,
  place.fame,
  place.aliases,
  place.tags,
  place.hours,
  place.season,
  place.bookAheadDays,
  place.meal,
  place.reach,
  place.side,
  place.dayOut,
  place.traits,
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

/**
 * What a new edition left out: whatever is not among the keys, one stretch of them a statement.
 * @param {Table} table @param {readonly string[]} keys
 */
function removals({ name, key }, keys) {
  const stretches = chunks(keys.toSorted().map(literal));
  return stretches.map((stretch, at) => {
    const [first] = stretch;
    const next = stretches[at + 1]?.[0];
    const bounds = [at > 0 ? `${key}>=${first} AND ` : "", next ? `${key}<${next} AND ` : ""].join("");
    return `DELETE FROM ${name} WHERE ${bounds}${key} NOT IN (\n${stretch.join(SEPARATOR)});`;
  });
}

/**
 * Statements that make the database hold exactly these cities and holidays, however often they run. Literals, no parameters: they go into a
 * .sql file.
 * @param {readonly City[]} cities
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} holidays names by country and date
 * @returns {string[]} each under D1's 100 KB
 */
export function placesStatements(cities, holidays = {}) {
  const aliases = cities.flatMap((city) => cityKeys(city).map((key) => [key, city.id]));
  const places = cities.flatMap((city) => city.places.map((place) => placeRow(city, place)));
  const days = Object.entries(holidays).flatMap(([code, dates]) =>
    Object.entries(dates).map(([date, name]) => [`${code} ${date}`, code, date, name]),
  );
  return [
    ...upserts(HOLIDAYS, days),
    ...removals(
      HOLIDAYS,
      days.map(([id]) => String(id)),
    ),
    ...upserts(CITIES, cities.map(cityRow)),
    ...upserts(ALIASES, aliases),
    ...upserts(PLACES, places),
    // A city goes last: what names it is gone by then.
    ...removals(
      ALIASES,
      aliases.map(([key]) => String(key)),
    ),
    ...removals(
      PLACES,
      places.map(([id]) => String(id)),
    ),
    ...removals(
      CITIES,
      cities.map(({ id }) => id),
    ),
  ];
}

/** The bundled cities as one SQL script. */
export const placesSql = () => `${placesStatements(readCities(), readHolidays()).join("\n")}\n`;

/** A hash of what `placesSql` says: unchanged means the database need not be filled again. */
export const placesVersion = () => createHash("sha256").update(placesSql()).digest("hex").slice(0, 16);
