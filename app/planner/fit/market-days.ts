import type { Place, PlaceCategory } from "~/domain/place/place";

export const WEEKDAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const DAY = "(?:sun|mon|tues|wednes|thurs|fri|satur)day";
const ONLY = new RegExp(`((?:${DAY}s?(?:,| and| or)?\\s*)+)only\\b`, "i");
const WEEKEND = /\b(weekends? (stalls|market|only)|(only )?at weekends|(market|stalls) (on|at) (the )?weekends?)\b/i;
const ONE_DAY_MARKET = new RegExp(`\\b(${DAY})s?(?:'s)? (?:morning )?(?:flea )?(?:flower )?(?:market|stalls)\\b`, "i");
/** A description of a market that begins with weekdays: it takes place only then. */
const DAYS_FIRST = new RegExp(`^((?:${DAY}s?(?:'s)?(?:,| and| or| to)?\\s*)+)`, "i");
const RANGE = new RegExp(`\\b(${DAY})s? to (${DAY})s?\\b`, "i");
const MENTION = new RegExp(`\\b(${DAY})s?\\b`, "gi");
/** Mentions of a weekday that do not say when to come: "in their Sunday best", "closed on Saturdays". */
const NOT_A_DAY = /\bSunday (best|papers?)\b|\bsame Sunday\b|\bclosed?\b|\bLilac Sunday\b/i;
/** What every sentence has that ties its place to weekdays; most have it not. */
const ANY_WEEKDAY = new RegExp(`weekend|${DAY}`, "i");
const MS_A_DAY = 86_400_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The weekdays a place is tied to (0 is Sunday). `strict`: on other days there is nothing to see. */
export type WeekdayTie = { days: ReadonlySet<number>; strict: boolean };

const dayNumber = (name: string): number =>
  WEEKDAY_NAMES.findIndex((day) => name.toLowerCase().startsWith(day.toLowerCase()));

function daysIn(text: string): Set<number> {
  const range = RANGE.exec(text);
  if (range?.[1] && range[2]) {
    const first = dayNumber(range[1]);
    const length = (dayNumber(range[2]) - first + 7) % 7;
    return new Set(WEEK.filter((day) => (day - first + 7) % 7 <= length));
  }
  return new Set([...text.matchAll(MENTION)].map((found) => dayNumber(found[1] ?? "")));
}

/** The weekdays that a sentence ties its place to, or null when any day will do. */
export function weekdaysOf(
  about: string,
  weekend: readonly number[] = [0, 6],
  category?: PlaceCategory,
): ReadonlySet<number> | null {
  if (WEEKEND.test(about)) return new Set(weekend);
  const first = category === "market" ? DAYS_FIRST.exec(about)?.[1] : undefined;
  const said = ONLY.exec(about)?.[1] ?? first ?? ONE_DAY_MARKET.exec(about)?.[1];
  return said ? daysIn(said) : null;
}

/** The weekdays of a place: the only ones on which it is there, those on which it is at its best, or null. */
export function weekdayTie(
  { about, category }: Pick<Place, "about" | "category">,
  weekend: readonly number[],
): WeekdayTie | null {
  if (!ANY_WEEKDAY.test(about)) return null;
  const strict = weekdaysOf(about, weekend, category);
  if (strict) return { days: strict, strict: category === "market" || ONLY.test(about) };
  if (NOT_A_DAY.test(about)) return null;
  const days = daysIn(about);
  return days.size > 0 ? { days, strict: false } : null;
}

/** The weekday of the trip's day at a position from 0. Calendar dates have no time zone: counted in UTC throughout. */
export function weekdayAt(startDate: string, position: number): number | null {
  const [year, month, day] = startDate.split("-").map(Number);
  if (!year || !month || !day) return null;
  return new Date(Date.UTC(year, month - 1, day) + position * MS_A_DAY).getUTCDay();
}
