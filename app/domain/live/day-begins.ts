import { addDays, type CalendarDate, isCalendarDate, todayIn } from "../dates/calendar-date";
import { dateOfDay } from "../dates/day-index";
import { knownZone } from "../dates/wall-clock";
import type { LiveStatus } from "./live-position";

/** What time it is where the trip is; without a zone, where the device is. */
export type TripClock = { now: Date; timeZone: string | undefined };

/** The clock in a trip's place; a zone that this device does not know counts as none. */
export const clockIn = (timeZone: string | null, now: Date): TripClock => ({
  now,
  timeZone: timeZone === null ? undefined : knownZone(timeZone),
});

const HOUR_MS = 3_600_000;
/** The small hours belong to the evening before. */
const NIGHT_ENDS_AT = 4;
/** Who completes an evening before noon means the one before. */
const NOON = 12;

const dateBefore = ({ now, timeZone }: TripClock, hours: number): CalendarDate =>
  todayIn(timeZone, new Date(now.getTime() - hours * HOUR_MS));

/** The date as travellers count it: a new day begins at four in the morning. */
export const travellersDate = (clock: TripClock): CalendarDate => dateBefore(clock, NIGHT_ENDS_AT);

/**
 * From which date on the day after counts, when a day that `began` then is completed now: the morning after its evening. Which dates were
 * planned does not matter (docs/decisions/026).
 */
export function dayAfterBegins(began: CalendarDate, clock: TripClock): CalendarDate {
  const today = travellersDate(clock);
  const begun = began < today ? began : today;
  const evening = dateBefore(clock, NOON);
  return addDays(evening > begun ? evening : begun, 1);
}

/** The parts of a position that tell when its day begins. */
export type DayReached = Pick<LiveStatus, "currentDayIndex" | "currentBlock" | "dayBeginsOn" | "travelledOn">;

/** From which date on the day that the trip has come to counts: as it was kept, else as it was planned; null where neither is known. */
export const beginningOf = (
  { currentDayIndex, dayBeginsOn }: Pick<DayReached, "currentDayIndex" | "dayBeginsOn">,
  startDate: string,
): CalendarDate | null => dayBeginsOn ?? (isCalendarDate(startDate) ? dateOfDay(startDate, currentDayIndex) : null);

/** Whether the day that the trip has come to is being lived; until then it is still the evening of the day before. */
export function hasBegun(reached: Omit<DayReached, "travelledOn">, startDate: string, clock: TripClock): boolean {
  if (reached.currentDayIndex === 1 || reached.currentBlock !== "morning") return true;
  const begins = beginningOf(reached, startDate);
  return begins === null || begins <= travellersDate(clock);
}

/** The status after a step, knowing when the day that it leads to begins, and that the one that it completes was travelled until the evening before. */
export function withNextDay(before: LiveStatus, after: LiveStatus, startDate: string, clock: TripClock): LiveStatus {
  if (after.currentDayIndex === before.currentDayIndex) return after;
  const dayBeginsOn = dayAfterBegins(beginningOf(before, startDate) ?? travellersDate(clock), clock);
  const earlier = Array.from({ length: before.currentDayIndex - 1 }, (_, i) => before.travelledOn[i] ?? null);
  return { ...after, dayBeginsOn, travelledOn: [...earlier, addDays(dayBeginsOn, -1)] };
}
