import { type OpenSpan, openThen } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "./day-conditions";

type Opening = Pick<Place, "hours" | "season" | "category" | "indoor" | "ticketed">;
type Today = Pick<DayConditions, "date" | "month" | "weekday" | "isHoliday" | "restsForMonday" | "isChristmas">;

/** When each part of the day is, in minutes from midnight. */
const PART_HOURS: Record<BlockName, OpenSpan> = {
  morning: [8 * 60, 12 * 60 + 30],
  afternoon: [12 * 60 + 30, 18 * 60],
  evening: [18 * 60, 24 * 60],
};
/** Whoever goes somewhere to eat in the afternoon goes for lunch. */
const LUNCH_HOURS: OpenSpan = [11 * 60 + 30, 15 * 60 + 30];
/** Of a usual visit, as much has to be possible; and never more than an hour. */
const LEAST_OF_VISIT = 0.6;
const LONGEST_NEEDED = 60;

/** The usual hours of a place on a day; empty where it is closed, null where nothing is known. */
const hoursOn = (
  place: Opening,
  { date, month, weekday, isHoliday, restsForMonday, isChristmas }: Today,
): readonly OpenSpan[] | null =>
  isChristmas && shutsAtChristmas(place)
    ? []
    : month === null
      ? null
      : openThen(place, { date, month, weekday, isHoliday, restsForMonday });

const STALLS = new Set<Place["category"]>(["market", "shopping"]);
const OPEN_AT_CHRISTMAS = new Set<Place["category"]>(["food", "nightlife", "religious"]);

/** What has doors, a desk or stalls rests on Christmas Day; churches do not, and somewhere one can always eat. */
export const shutsAtChristmas = ({ category, indoor, ticketed }: Omit<Opening, "hours" | "season">): boolean =>
  STALLS.has(category) || ((indoor || ticketed) && !OPEN_AT_CHRISTMAS.has(category));

/** Whether a place is known to be closed on a day, or out of season. */
export const isClosed = (place: Opening, today: Today): boolean => hoursOn(place, today)?.length === 0;

/** Whether a place is known to have closed for the day by then, in minutes from midnight. */
export const isOverBy = (place: Opening, minute: number, today: Today): boolean =>
  hoursOn(place, today)?.every(([, until]) => until < minute) ?? false;

/** Whether a place can be visited in a part of a day, as far as its hours are known. */
export function isOpenIn(place: Opening & Pick<Place, "minutes">, part: BlockName, today: Today): boolean {
  const spans = hoursOn(place, today);
  if (!spans) return true;
  const [begins, ends] = part === "afternoon" && place.category === "food" ? LUNCH_HOURS : PART_HOURS[part];
  const needed = Math.min(LONGEST_NEEDED, LEAST_OF_VISIT * place.minutes);
  return spans.some(([from, until]) => Math.min(until, ends) - Math.max(from, begins) >= needed);
}

/** Whether a place is closed on each of these days; false where one of them is not known. */
export const isClosedThroughout = (place: Opening, days: readonly Today[]): boolean =>
  days.length > 0 && days.every((today) => isClosed(place, today));
