import type { ReactNode } from "react";
import type { Day } from "~/domain/plan/itinerary";
import { LazyMap } from "~/features/trip-map/lazy-map";

type LivePanesProps = {
  city: string;
  days: readonly Day[];
  dayIndex: number;
  /** The day and where the trip is on it. */
  line: ReactNode;
  /** What is on now, with its stops. */
  children: ReactNode;
};

/** A day of the running trip: one column on a phone; where there is room, the day, what is on now and the map beside each other. */
export const LivePanes = ({ city, days, dayIndex, line, children }: LivePanesProps) => (
  <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] xl:grid-rows-none xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)_minmax(18rem,22rem)]">
    <div className="grid content-start gap-6">{line}</div>
    <div className="grid content-start gap-6 lg:row-span-2 xl:row-span-1">{children}</div>
    <div className="hidden min-w-0 lg:block xl:sticky xl:top-6 xl:self-start">
      <LazyMap city={city} days={days} dayIndex={dayIndex} />
    </div>
  </div>
);
