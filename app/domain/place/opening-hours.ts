/** Open from and until, in minutes from midnight; past 24 h where it closes after midnight. */
export type OpenSpan = [from: number, until: number];

/**
 * The usual opening hours of a place (DESIGN section 10): by month and weekday, not by date. A weekday on which it opens in some weeks only
 * counts as closed.
 */
export type OpeningHours = {
  /** It stays shut on public holidays. */
  closedOnHolidays: boolean;
  /** Every month from 1 to 12 is in one of them; `week` begins on Sunday. */
  periods: { months: number[]; week: OpenSpan[][] }[];
};

/**
 * When a place is usually open on a date ("YYYY-MM-DD"); empty on a day on which it is closed, null where its hours are not known.
 * @param isHoliday whether the date is a public holiday there
 */
export function openOn(
  { hours, season }: { hours: OpeningHours | null; season: readonly number[] | null },
  date: string,
  isHoliday: boolean,
): readonly OpenSpan[] | null {
  const day = new Date(date);
  const month = day.getUTCMonth() + 1;
  if (season && !season.includes(month)) return [];
  if (!hours) return null;
  if (isHoliday && hours.closedOnHolidays) return [];
  return hours.periods.find(({ months }) => months.includes(month))?.week[day.getUTCDay()] ?? null;
}
