import { useWhenCalm } from "~/browser/page/use-calm";
import { fixedStart } from "~/domain/plan/time-of-day";
import type { LiveTrip } from "./live-trip";

const load = () => import("./next-booked");

/** What is booked next, fetched once the screen has been painted, and only where something may be; its place is kept for it. */
export const LateNextBooked = ({ live }: { live: LiveTrip }) => (mayBeSoon(live) ? <Late live={live} /> : null);

/** Whether something on the day that the trip has come to, or on the next, is booked for a time. */
export const mayBeSoon = ({ plan, position: { dayIndex: day } }: Pick<LiveTrip, "plan" | "position">): boolean =>
  plan?.days.some(
    ({ dayIndex, stops }) =>
      Math.abs(dayIndex - day) <= 1 && stops.some((stop) => stop.booking !== null && fixedStart(stop) !== null),
  ) ?? false;

function Late({ live }: { live: LiveTrip }) {
  const part = useWhenCalm(load);
  if (part === undefined) return <div aria-hidden="true" className="h-64 animate-breathe rounded-xl bg-sunken" />;
  return part && <part.NextBooked live={live} />;
}
