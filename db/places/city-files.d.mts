import type { City } from "./place-schema.ts";

/** Every bundled city as its file has it, in order of id; unchecked. */
export function readCityFiles(): unknown[];

/** The months, from 1, of "Dec-Mar" or "Apr,Oct-Nov". */
export function monthsOf(season: string): number[];

/** The bundled cities as the product knows them: each place marked as corroborated by open data or not, its hours and season read, and whether one eats at a counter; `load-cities.ts` checks them. */
export function readCities(): City[];

/** The names of public holidays, by country code and date ("YYYY-MM-DD"). */
export function readHolidays(): Record<string, Record<string, string>>;

/** What one does on each day trip, by the id of its place; unchecked. */
export function readDaysOut(): Record<string, unknown>;
