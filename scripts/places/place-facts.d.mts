import type { OpeningHours } from "../../app/domain/place/opening-hours.ts";

/** What an `opening_hours` text says, by month and weekday. Throws where it cannot be read. */
export function hoursOf(text: string): OpeningHours;

/** The public holidays of a country (two letters), their English names by date ("YYYY-MM-DD"). */
export function holidaysOf(code: string, firstYear: number, years: number): Record<string, string>;
