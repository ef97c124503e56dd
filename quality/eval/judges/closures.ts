import Holidays from "date-holidays";
import OpeningHours from "opening_hours";

/** When a place is known to be open, as its line in the data says: OpenStreetMap's syntax, and a stretch of months ("Dec-Mar"). */
export type UsualHours = { hours: string | null; season: string | null };

/** A visit: its date, and when it begins and ends in minutes from midnight; null where the plan gives no time. */
export type VisitTime = { date: string; from: number | null; until: number | null };

const DAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_MINUTES = 24 * 60;
/** The last minutes before the doors close are spent on the way out. */
const LEAVING = 15;

const holidaysOf = new Map<string, ReadonlySet<string>>();
const read = new Map<string, OpeningHours>();

const DAY_MS = 86_400_000;

/** The dates of all public holidays of a country's year, as its own calendar has them, whatever zone this runs in. */
function holidaysIn(countryCode: string, year: string): ReadonlySet<string> {
  const key = `${countryCode} ${year}`;
  const known = holidaysOf.get(key);
  if (known) return known;
  const dates = new Holidays(countryCode)
    .getHolidays(year)
    .filter(({ type }) => type === "public")
    .flatMap(({ date, start, end }) =>
      Array.from({ length: Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS)) }, (_, i) =>
        new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + i * DAY_MS).toISOString().slice(0, 10),
      ),
    );
  const found = new Set(dates);
  holidaysOf.set(key, found);
  return found;
}

/** Whether a date is a public holiday in all of a country. */
export const isHoliday = (date: string, countryCode: string): boolean =>
  holidaysIn(countryCode, date.slice(0, 4)).has(date);

const weekdayOf = (date: string): string => DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? "Mo";

/**
 * The hours as they read on one date: a rule for public holidays is one for its weekday if it is a holiday, and none if it is not. So the days off
 * are those of `date-holidays`, and the reader of the syntax need not know the country.
 */
export function hoursOn(hours: string, date: string, isOff: boolean): string {
  const rules = hours.split(/;|\|\|/).map((rule) => rule.trim());
  const day = weekdayOf(date);
  return rules
    .map((rule) => rule.replace(/,?\s*\bSH\b\s*,?/g, ""))
    .map((rule) => {
      if (!/\bPH\b/.test(rule)) return rule;
      if (isOff) return rule.replace(/\bPH\b/g, day);
      const without = rule.replace(/\bPH\s*,\s*/g, "").replace(/\s*,\s*PH\b/g, "");
      return /\bPH\b/.test(without) ? "" : without;
    })
    .filter(Boolean)
    .join("; ");
}

function readerOf(hours: string): OpeningHours {
  const reader = read.get(hours) ?? new OpeningHours(hours);
  read.set(hours, reader);
  return reader;
}

const momentOf = (date: string, minutes: number): Date => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 0, minutes);
};

/** The months of "Dec-Mar" or "Apr-May, Sep", from 0; null for what cannot be read. */
export function monthsOf(season: string): number[] | null {
  const stretches = season
    .split(",")
    .map((stretch) => stretch.split(/[-–]/).map((name) => MONTHS.indexOf(name.trim().slice(0, 3).toLowerCase())));
  if (stretches.some((ends) => ends.length > 2 || ends.includes(-1))) return null;
  return stretches.flatMap(([from = 0, until = from]) =>
    Array.from({ length: ((until - from + MONTHS.length) % MONTHS.length) + 1 }, (_, i) => (from + i) % MONTHS.length),
  );
}

/** Why a visit finds a place closed; null where it is open or where nobody knows. A visit without a time only needs a day on which it opens. */
export function closedFor(
  { hours, season }: UsualHours,
  { date, from, until }: VisitTime,
  countryCode: string,
): string | null {
  if (season !== null) {
    const months = monthsOf(season);
    if (months === null) return `has a season that cannot be read: ${season}`;
    if (!months.includes(Number(date.slice(5, 7)) - 1)) return `is open ${season} only`;
  }
  if (hours === null) return null;
  const isOff = /\bPH\b/.test(hours) && isHoliday(date, countryCode);
  const said = hoursOn(hours, date, isOff);
  const reader = readerOf(said === "" ? "off" : said);
  const day = reader.getOpenDuration(momentOf(date, 0), momentOf(date, DAY_MINUTES));
  if (day[0] + day[1] === 0)
    return isOff ? `is closed on that holiday (${hours})` : `is closed on ${weekdayOf(date)} (${hours})`;
  if (from === null || until === null) return null;
  const end = Math.max(from + 1, until - LEAVING);
  const [open, unsure] = reader.getOpenDuration(momentOf(date, from), momentOf(date, end));
  const closedMs = (end - from) * 60_000 - open - unsure;
  return closedMs > 0 ? `is closed for ${Math.round(closedMs / 60_000)} minutes of the visit (${hours})` : null;
}
