import type { City } from "./place-schema.ts";

/** Every bundled city as its file has it, in order of id; unchecked. */
export function readCityFiles(): unknown[];

/** The bundled cities with each place marked as corroborated by open data or not; `load-cities.ts` checks them. */
export function readCities(): City[];
