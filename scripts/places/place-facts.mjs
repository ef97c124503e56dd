import Holidays from "date-holidays";
import OpeningHours from "opening_hours";

// Dates are counted in days from the first of the year: no clock may change in between.
process.env.TZ = "UTC";

const MINUTES_A_DAY = 1_440;
/** A year without a 29 February; which weekdays its months begin on does not matter, each weekday of a month is looked at. */
const YEAR = 2027;
const MS_A_MINUTE = 60_000;
/** A span that begins the evening before is that evening's. */
const NIGHT_ENDS = 6 * 60;

/** Holidays are asked for by themselves: the rules of one country would come in here. */
const withoutHolidays = (text) =>
  text
    .split(";")
    .map((rule) => rule.trim())
    .filter((rule) => !/^(PH|SH)\b/.test(rule))
    .map((rule) => rule.replace(/\b(PH|SH)\s*,\s*|\s*,\s*(PH|SH)\b/g, ""))
    .join("; ");

/** @param {readonly [number, number][]} some @param {readonly [number, number][]} others */
const shared = (some, others) =>
  some.flatMap(([from, until]) =>
    others.flatMap(([begin, end]) =>
      Math.max(from, begin) < Math.min(until, end) ? [[Math.max(from, begin), Math.min(until, end)]] : [],
    ),
  );

/** The spans of each date of the year, those after midnight with the evening they belong to. */
function spansByDate(text) {
  const hours = new OpeningHours(text, { lat: 0, lon: 0, address: { country_code: "xx", state: "" } });
  const first = new Date(YEAR, 0, 1);
  const spans = Array.from({ length: 365 }, () => []);
  for (const [from, to] of hours.getOpenIntervals(first, new Date(YEAR + 1, 0, 2))) {
    let begin = Math.round((from - first) / MS_A_MINUTE);
    const end = Math.round((to - first) / MS_A_MINUTE);
    while (begin < end) {
      const day = Math.floor(begin / MINUTES_A_DAY);
      const midnight = (day + 1) * MINUTES_A_DAY;
      // Open past midnight until the morning is one evening; longer than that is the next day too.
      const until = end - midnight <= NIGHT_ENDS ? end : midnight;
      spans[day]?.push([begin - day * MINUTES_A_DAY, until - day * MINUTES_A_DAY]);
      begin = until;
    }
  }
  return spans;
}

/** The week of a month, from Sunday: for each weekday what is open on all of its dates. */
function weekOf(spans, month) {
  const week = Array.from({ length: 7 }, () => null);
  for (
    let date = new Date(Date.UTC(YEAR, month, 1));
    date.getUTCMonth() === month;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const today = spans[(date - Date.UTC(YEAR, 0, 1)) / (MINUTES_A_DAY * MS_A_MINUTE)] ?? [];
    const weekday = date.getUTCDay();
    week[weekday] = week[weekday] ? shared(week[weekday], today) : today;
  }
  return week.map((day) => day ?? []);
}

/**
 * What an `opening_hours` text says, by month and weekday.
 * @param {string} text
 * @returns {import("../../app/domain/place/opening-hours.ts").OpeningHours}
 */
export function hoursOf(text) {
  const spans = spansByDate(withoutHolidays(text));
  const periods = new Map();
  for (let month = 0; month < 12; month += 1) {
    const week = weekOf(spans, month);
    const key = JSON.stringify(week);
    periods.set(key, { months: [...(periods.get(key)?.months ?? []), month + 1], week });
  }
  return { closedOnHolidays: /\bPH\s+(off|closed)\b/.test(text), periods: [...periods.values()] };
}

/**
 * The public holidays of a country, their English names by date.
 * @param {string} code two letters
 */
export function holidaysOf(code, firstYear, years) {
  const country = new Holidays(code, { types: ["public"], languages: ["en"] });
  const found = {};
  for (let year = firstYear; year < firstYear + years; year += 1)
    for (const { date, name } of country.getHolidays(year)) found[date.slice(0, 10)] ??= name;
  return found;
}
