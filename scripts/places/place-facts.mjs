import Holidays from "date-holidays";
import OpeningHours from "opening_hours";

// Dates are counted in days from the first of the year: no clock may change in between.
process.env.TZ = "UTC";

const MINUTES_A_DAY = 1_440;
/** A year without a 29 February; which weekdays its months begin on does not matter, each weekday of a month is looked at. */
const YEAR = 2027;
/** The years whose feasts that move are looked up. */
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031];
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

/** "Jan 01,Dec 24-25 off", "Nov Th[4] off", "easter +1 day off": a rule for dates on which it is shut. */
const isRuleForDates = (rule) => /^([A-Z][a-z]{2} (\d|[A-Z][a-z]\[)|easter)/.test(rule) && /\boff$/.test(rule);

const rulesOf = (text) => text.split(";").map((rule) => rule.trim());
const readerOf = (rules) =>
  new OpeningHours(rules.join("; "), { lat: 0, lon: 0, address: { country_code: "xx", state: "" } });

/** The dates on which a place is shut though its week would have it open: "MM-DD" where it is so every year, else with the year. */
function datesOff(rules) {
  if (!rules.some(isRuleForDates)) return [];
  const off = readerOf(rules.filter(isRuleForDates).map((rule) => rule.replace(/\boff$/, "00:00-24:00")));
  const noons = YEARS.flatMap((year) =>
    Array.from({ length: 366 }, (_, day) => new Date(year, 0, 1 + day, 12)).filter(
      (noon) => noon.getFullYear() === year,
    ),
  );
  const dates = noons.filter((noon) => off.getState(noon)).map((noon) => noon.toISOString().slice(0, 10));
  const yearly = (date) => YEARS.every((year) => dates.includes(`${year}-${date.slice(5)}`));
  return [...new Set(dates.map((date) => (yearly(date) ? date.slice(5) : date)))].toSorted();
}

/** @param {readonly [number, number][]} some @param {readonly [number, number][]} others */
const shared = (some, others) =>
  some.flatMap(([from, until]) =>
    others.flatMap(([begin, end]) =>
      Math.max(from, begin) < Math.min(until, end) ? [[Math.max(from, begin), Math.min(until, end)]] : [],
    ),
  );

/** The spans of each date of the year, those after midnight with the evening they belong to. */
function spansByDate(text) {
  const hours = readerOf([text]);
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
  const rules = rulesOf(withoutHolidays(text));
  const spans = spansByDate(rules.filter((rule) => !isRuleForDates(rule)).join("; "));
  const closedOn = datesOff(rules);
  const periods = new Map();
  for (let month = 0; month < 12; month += 1) {
    const week = weekOf(spans, month);
    const key = JSON.stringify(week);
    periods.set(key, { months: [...(periods.get(key)?.months ?? []), month + 1], week });
  }
  return {
    closedOnHolidays: /\bPH\s+(off|closed)\b/.test(text),
    ...(closedOn.length > 0 ? { closedOn } : {}),
    periods: [...periods.values()],
  };
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
