import type { Place, PlaceCategory } from "~/domain/place/place";
import { isHoliday } from "../judges/closures";

// Waiting as TravelEval (arXiv 2606.01046) has it: a base by what a place is, times the kind of day, times the time of day.

const BASE_MINUTES: Partial<Record<PlaceCategory, number>> = {
  museum: 10,
  family: 6,
  landmark: 4,
  religious: 4,
  nature: 3.5,
  park: 3,
  viewpoint: 3,
  neighborhood: 3,
};
const WEEKEND = 7.55;
/** What their table has for a short holiday; theirs are China's, ours those of the country. */
const HOLIDAY = 4.39;
const SUMMER = 3.94;

function dayFactor(date: string, countryCode: string): number {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return WEEKEND;
  if (isHoliday(date, countryCode)) return HOLIDAY;
  return ["07", "08"].includes(date.slice(5, 7)) ? SUMMER : 1;
}

function timeFactor(minute: number): number {
  const hour = minute / 60;
  if (hour < 8) return 1;
  if (hour < 10) return 0.85;
  if (hour < 12) return 0.9;
  return hour < 20 ? 1.1 : 0.7;
}

/** Minutes one usually waits there. */
export const queueAt = ({ category }: Place, date: string, minute: number, countryCode: string): number =>
  (BASE_MINUTES[category] ?? 0) * dayFactor(date, countryCode) * timeFactor(minute);
