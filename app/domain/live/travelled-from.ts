import { addDays, type CalendarDate, isCalendarDate } from "../dates/calendar-date";

/** What is kept of a trip's days: `dayBeginsOn` of one that is over is the date after its last day. */
type KeptDays = {
  tripComplete: boolean;
  startDate: string;
  daysTotal: number;
  startedOn: CalendarDate | null;
  dayBeginsOn: CalendarDate | null;
};

/**
 * The first date of a trip that is over, where it was travelled earlier than planned; null where the planned dates are right, or nobody kept when it
 * was. Its last day tells, for who starts on the eve and travels as planned has the planned dates; but no trip began before it was started.
 */
export function travelledFrom(trip: KeptDays): CalendarDate | null {
  const { tripComplete, startDate, daysTotal, startedOn, dayBeginsOn } = trip;
  if (!tripComplete || startedOn === null || dayBeginsOn === null || !isCalendarDate(startDate)) return null;
  const byLastDay = addDays(dayBeginsOn, -daysTotal);
  const from = byLastDay > startedOn ? byLastDay : startedOn;
  return from < startDate ? from : null;
}
