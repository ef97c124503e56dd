import { addDays } from "~/domain/dates/calendar-date";

/** Feasts that move from year to year: by the moon, by Easter, by the week. */

/** The first day of Ramadan and the feast at its end, as calendars reckon them; the moon may shift them by a day. */
const RAMADAN: readonly (readonly [from: string, to: string])[] = [
  ["2026-02-18", "2026-03-19"],
  ["2027-02-08", "2027-03-09"],
  ["2028-01-28", "2028-02-25"],
  ["2029-01-16", "2029-02-13"],
  ["2030-01-05", "2030-02-03"],
];
export const ramadanOf = (year: string): readonly [from: string, to: string] | null =>
  RAMADAN.find(([from]) => from.startsWith(year)) ?? null;

const LUNAR_NEW_YEAR = ["2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13", "2030-02-03"];
export const lunarNewYear = (year: string): string | null =>
  LUNAR_NEW_YEAR.find((date) => date.startsWith(year)) ?? null;

/** The fourth Thursday of November; in Canada the second Monday of October. */
export function thanksgiving(code: string, year: number): string | null {
  if (code !== "US" && code !== "CA") return null;
  const [month, weekday, nth] = code === "US" ? ([11, 4, 3] as const) : ([10, 1, 1] as const);
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const ahead = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(first, ahead + 7 * nth);
}
