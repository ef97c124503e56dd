import { addDays } from "~/domain/dates/calendar-date";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** Some days of a trip as a trip of their own: from the day after `before` days on, `days` of them. Only the first begins with the arrival, only the last ends with the departure. */
export const partOfTrip = (brief: TripBrief, before: number, days: number): TripBrief => ({
  ...brief,
  startDate: addDays(brief.startDate, before),
  daysTotal: days,
  arrival: before === 0 ? (brief.arrival ?? null) : null,
  departure: before + days >= brief.daysTotal ? (brief.departure ?? null) : null,
  ...(brief.taken && {
    taken: brief.taken
      .map((each) => ({ ...each, dayIndex: each.dayIndex - before }))
      .filter(({ dayIndex }) => dayIndex >= 1 && dayIndex <= days),
  }),
  stays: (brief.stays ?? []).map((stay) => ({ ...stay, fromDay: stay.fromDay - before, toDay: stay.toDay - before })),
});
