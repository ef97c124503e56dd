import { dateOfDayTexts as texts } from "#messages/trip-at-hand";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { dateOfDay } from "~/domain/dates/day-index";
import { dateOnTrip, type LiveMoment } from "~/domain/live/live-moment";
import type { Trip } from "~/domain/trip/trip";
import { formatLongDate } from "~/messages/formats";

type DateOfDayProps = { day: number; moment: LiveMoment; trip: Pick<Trip, "startDate"> };

/** The date of a day as the trip is travelled, with the planned one where it is another: after a start or a day that was early or late. */
export function DateOfDay({ day, moment, trip: { startDate } }: DateOfDayProps) {
  const date = dateOnTrip(day, moment, startDate);
  if (date === null) return null;
  const planned = isCalendarDate(startDate) ? dateOfDay(startDate, day) : date;
  return (
    <p className="font-semibold">
      {formatLongDate(date)}
      {planned !== date && <span className="block text-sm">{texts.planned(formatLongDate(planned))}</span>}
    </p>
  );
}
