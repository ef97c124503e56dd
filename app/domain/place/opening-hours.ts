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
export function openOn(place: Opening, date: string, isHoliday: boolean): readonly OpenSpan[] | null {
  const day = new Date(date);
  return openThen(place, { month: day.getUTCMonth() + 1, weekday: day.getUTCDay(), isHoliday });
}

/** What is known of when a place can be visited. */
type Opening = { hours: OpeningHours | null; season: readonly number[] | null };

/** The same on a weekday (0 is Sunday) of a month (1 to 12). Of a day whose weekday is not known, only the season is. */
export function openThen(
  { hours, season }: Opening,
  { month, weekday, isHoliday }: { month: number; weekday: number | null; isHoliday: boolean },
): readonly OpenSpan[] | null {
  if (season && !season.includes(month)) return [];
  if (!hours || weekday === null) return null;
  if (isHoliday && hours.closedOnHolidays) return [];
  return hours.periods.find(({ months }) => months.includes(month))?.week[weekday] ?? null;
}
