import type { City } from "./place-schema.ts";

/** The report on the bundled places, as Markdown: a row for each city, in order of name, and the whole. */
export function placesReport(cities: readonly City[]): string;
