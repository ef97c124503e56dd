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

/**
 * When a place is usually open on a date ("YYYY-MM-DD"); empty on a day on which it is closed, null where its hours are not known.
 * @param isHoliday whether the date is a public holiday there
 */
export function openOn(place: Opening, date: string, isHoliday: boolean): readonly OpenSpan[] | null {
  return openThen(place, { ...weekdayAndMonth(date), date, isHoliday });
}

/** Of a date ("YYYY-MM-DD"): its weekday (0 is Sunday) and its month (1 to 12). */
export function weekdayAndMonth(date: string): { weekday: number; month: number } {
  const day = new Date(date);
  return { weekday: day.getUTCDay(), month: day.getUTCMonth() + 1 };
}

/** What is known of when a place can be visited. */
type Opening = { hours: OpeningHours | null; season: readonly number[] | null };

/** A day as its hours depend on it: its date, its month (1 to 12), its weekday (0 is Sunday). */
type ThatDay = { date: string | null; month: number; weekday: number | null; isHoliday: boolean };

/** Whether it is one of the dates on which a place is shut whatever the weekday. */
export const isDateOff = ({ closedOn = [] }: Pick<OpeningHours, "closedOn">, date: string | null): boolean =>
  date !== null && (closedOn.includes(date.slice(YEAR_LENGTH)) || closedOn.includes(date));

const YEAR_LENGTH = "2027-".length;

/** The same on a day of which more is known. Of one whose weekday is not known, only the season is. */
export function openThen(
  { hours, season }: Opening,
  { date, month, weekday, isHoliday }: ThatDay,
): readonly OpenSpan[] | null {
  if (season && !season.includes(month)) return [];
  if (!hours || weekday === null) return null;
  if ((isHoliday && hours.closedOnHolidays) || isDateOff(hours, date)) return [];
  return hours.periods.find(({ months }) => months.includes(month))?.week[weekday] ?? null;
}
