import type { OpeningHours } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { WEEKDAY_NAMES } from "../fit/market-days";
import { listed } from "./sentences";

const AHEAD: readonly [upTo: number, words: string][] = [
  [1, "a day ahead"],
  [4, "a few days ahead"],
  [9, "about a week ahead"],
  [17, "about two weeks ahead"],
  [25, "about three weeks ahead"],
  [45, "about a month ahead"],
  [75, "about two months ahead"],
];

/** How long before one usually has to book: "about two weeks ahead"; null where one just comes, or nobody knows. */
export function spokenAhead(days: number | null): string | null {
  if (days === null || days === 0) return null;
  return AHEAD.find(([upTo]) => days <= upTo)?.[1] ?? "several months ahead";
}

/** Up to so many closing days are worth telling; a place that opens on fewer says when it is there. */
const CLOSING_DAYS = 2;

/** The weekdays on which a place is usually closed in a month (1 to 12); empty where it never is, or nobody knows. */
function closingDays(hours: OpeningHours | null, month: number | null): string[] {
  const week = hours?.periods.find(({ months }) => month === null || months.includes(month))?.week ?? [];
  return week.flatMap((spans, weekday) => (spans.length === 0 ? [`${WEEKDAY_NAMES[weekday] ?? ""}s`] : []));
}

/** "Closed on Tuesdays.", of what is closed now and then. */
export function sayClosingDay({ hours }: Pick<Place, "hours">, month: number | null): string | null {
  const days = closingDays(hours, month);
  return days.length > 0 && days.length <= CLOSING_DAYS ? `Closed on ${listed(days)}.` : null;
}
