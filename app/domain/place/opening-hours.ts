import { addDays } from "../dates/calendar-date";

/** Open from and until, in minutes from midnight; past 24 h where it closes after midnight. */
export type OpenSpan = [from: number, until: number];

/**
 * The usual opening hours of a place (DESIGN section 10): by month and weekday, and the dates on which it is shut all the same. A weekday on which it
 * opens in some weeks only counts as closed.
 */
export type OpeningHours = {
  /** It stays shut on public holidays. */
  closedOnHolidays: boolean;
  /** It stays shut on these: "12-24" of every year, or "2027-03-26" where the day moves. */
  closedOn?: string[];
  /** Every month from 1 to 12 is in one of them; `week` begins on Sunday. */
  periods: { months: number[]; week: OpenSpan[][] }[];
};

/** When a place is usually open on a date ("YYYY-MM-DD"); empty on a day on which it is closed, null where its hours are not known. */
export function openOn(place: Opening, date: string, holiday: Holiday = NO_HOLIDAY): readonly OpenSpan[] | null {
  return openThen(place, { ...weekdayAndMonth(date), date, ...holiday });
}

/** What public holidays make of a date: whether it is one; and whether what rests on Mondays rests on it, as it was open on a Monday that was one. */
export type Holiday = { isHoliday: boolean; restsForMonday: boolean };

export const NO_HOLIDAY: Holiday = { isHoliday: false, restsForMonday: false };

const [MONDAY, TUESDAY] = [1, 2];
/** Where houses that rest on Mondays are open on a Monday that is a holiday, and rest the day after. */
const RESTS_A_DAY_LATER: ReadonlySet<string> = new Set(["JP"]);

/** @param holidays those of the trip's countries: "JP 2027-10-11" */
export const holidayOn = (date: string, countryCode: string, holidays: readonly string[]): Holiday => ({
  isHoliday: holidays.includes(`${countryCode} ${date}`),
  restsForMonday:
    RESTS_A_DAY_LATER.has(countryCode) &&
    weekdayAndMonth(date).weekday === TUESDAY &&
    holidays.includes(`${countryCode} ${addDays(date, -1)}`),
});

/** Of a date ("YYYY-MM-DD"): its weekday (0 is Sunday) and its month (1 to 12). */
export function weekdayAndMonth(date: string): { weekday: number; month: number } {
  const day = new Date(date);
  return { weekday: day.getUTCDay(), month: day.getUTCMonth() + 1 };
}

/** What is known of when a place can be visited. */
type Opening = { hours: OpeningHours | null; season: readonly number[] | null };

/** A day as its hours depend on it: its date, its month (1 to 12), its weekday (0 is Sunday). */
type ThatDay = Holiday & { date: string | null; month: number; weekday: number | null };

/** Whether it is one of the dates on which a place is shut whatever the weekday. */
export const isDateOff = ({ closedOn = [] }: Pick<OpeningHours, "closedOn">, date: string | null): boolean =>
  date !== null && (closedOn.includes(date.slice(YEAR_LENGTH)) || closedOn.includes(date));

const YEAR_LENGTH = "2027-".length;

/** The same on a day of which more is known. Of one whose weekday is not known, only the season is. */
export function openThen(
  { hours, season }: Opening,
  { date, month, weekday, isHoliday, restsForMonday }: ThatDay,
): readonly OpenSpan[] | null {
  if (season && !season.includes(month)) return [];
  if (!hours || weekday === null) return null;
  if ((isHoliday && hours.closedOnHolidays) || isDateOff(hours, date)) return [];
  const week = hours.periods.find(({ months }) => months.includes(month))?.week;
  if (restsForMonday && week?.[MONDAY]?.length === 0) return [];
  return week?.[weekday] ?? null;
}
