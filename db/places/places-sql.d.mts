import type { City } from "./place-schema.ts";

/** The keys a city answers to: its id, name and aliases, and the names followed by the country. */
export function cityKeys(city: Pick<City, "id" | "name" | "country" | "aliases">): string[];

/** Statements that make the database hold exactly these cities, however often they run; each under D1's 100 KB. */
export function placesStatements(
  cities: readonly City[],
  holidays?: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[];

/** The bundled cities as one SQL script. */
export function placesSql(): string;

/** A hash of what `placesSql` says: unchanged means the database need not be filled again. */
export function placesVersion(): string;
