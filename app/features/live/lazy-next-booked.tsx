import { idlePart } from "~/browser/page/optional-part";
import { daysBetween } from "~/domain/dates/calendar-date";
import { bookedDate, dateOnTrip } from "~/domain/live/live-moment";
import { fixedStart } from "~/domain/plan/time-of-day";
import type { LiveTrip } from "./live-trip";

/** Its place is kept for it. */
const NextBooked = idlePart(
  () => import("./next-booked"),
  <div aria-hidden="true" className="h-64 animate-breathe rounded-xl bg-sunken" />,
);

/** What is booked next, fetched only where something may be. */
export const LazyNextBooked = ({ live }: { live: LiveTrip }) => (mayBeSoon(live) ? <NextBooked live={live} /> : null);

/** Whether something is booked for a time of the day that the trip has come to, or of a day beside it. */
export function mayBeSoon({ plan, position, trip, moment }: Omit<LiveTrip, "user" | "waiting">): boolean {
  const today = dateOnTrip(position.dayIndex, moment, trip.startDate);
  const isNear = (day: number): boolean => {
    const date = bookedDate(day, moment, trip.startDate);
    return today !== null && date !== null && Math.abs(daysBetween(today, date)) <= 1;
  };
  return (
    plan?.days.some(
      ({ dayIndex, stops }) =>
        isNear(dayIndex) && stops.some((stop) => stop.booking !== null && fixedStart(stop) !== null),
    ) ?? false
  );
}
