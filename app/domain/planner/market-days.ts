const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const ONLY = /((?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:,| and| or)?\s*)+)only\b/i;
const WEEKEND = /\b(weekends? (stalls|market|only)|(only )?at weekends|(market|stalls) (on|at) (the )?weekends?)\b/i;
const ONE_DAY_MARKET = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?:'s)? (?:morning )?(?:flea )?(?:flower )?(?:market|stalls)\b/i;
const MS_A_DAY = 86_400_000;

/** The weekdays (0 is Sunday) that a place's sentence ties it to, or null when any day will do. */
export function weekdaysOf(about: string): ReadonlySet<number> | null {
  if (WEEKEND.test(about)) return new Set([0, 6]);
  const named = (ONLY.exec(about)?.[1] ?? ONE_DAY_MARKET.exec(about)?.[1] ?? "").toLowerCase();
  const days = WEEKDAYS.flatMap((day, i) => (named.includes(day) ? [i] : []));
  return days.length > 0 ? new Set(days) : null;
}

/** The weekday of the trip's day at a position from 0. Calendar dates have no time zone: counted in UTC throughout. */
export function weekdayAt(startDate: string, position: number): number | null {
  const [year, month, day] = startDate.split("-").map(Number);
  if (!year || !month || !day) return null;
  return new Date(Date.UTC(year, month - 1, day) + position * MS_A_DAY).getUTCDay();
}
