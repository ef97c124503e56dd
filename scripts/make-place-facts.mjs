// node scripts/make-place-facts.mjs: reads the opening hours of all places, and the public holidays of their countries for some years ahead,
// with the packages `opening_hours` and `date-holidays`, and writes what the database needs of them beside the cities.
import { writeFileSync } from "node:fs";
import { readCityFiles } from "../db/places/city-files.mjs";
import { holidaysOf, hoursOf } from "./places/place-facts.mjs";

const FIRST_YEAR = new Date().getUTCFullYear();
const YEARS = 6;

const cities = readCityFiles();
const sorted = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
const write = (name, value) => writeFileSync(new URL(`../db/places/${name}`, import.meta.url), value);

/** One line an entry, so that a change reads as one. */
const lines = (record) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;

const texts = new Set(cities.flatMap(({ places }) => places.flatMap(({ hours }) => hours ?? [])));
write("opening-hours.json", lines(sorted([...texts].map((text) => [text, hoursOf(text)]))));

const countries = new Set(cities.map(({ countryCode }) => countryCode));
write("holidays.json", lines(sorted([...countries].map((code) => [code, holidaysOf(code, FIRST_YEAR, YEARS)]))));
console.log(`${texts.size} opening hours, ${countries.size} countries`);
