import type { ReactNode } from "react";
import type { Day } from "~/domain/plan/itinerary";
import { FindableDays } from "~/features/shortcuts/findable-days";
import { LazyMap } from "~/features/trip-map/lazy-map";
import { SourceNote } from "~/ui/feedback/source-note";
import { LazyDayInFull } from "./lazy-day-in-full";
import { originOfDays } from "./plan-origin";

type DaysPanesProps = {
  city: string;
  days: readonly Day[];
  selected: Day;
  above: ReactNode;
  below: ReactNode;
  children: (day: Day) => ReactNode;
};

/** The days of a trip: one column on a phone; where there is room, the selected day open beside them, and the map of it. */
export function DaysPanes({ city, days, selected, above, below, children }: DaysPanesProps) {
  const usual = originOfDays(days);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)_minmax(18rem,22rem)]">
      <div className="grid content-start gap-4 lg:col-span-full">{above}</div>
      <div className="grid min-w-0 content-start gap-4">
        <FindableDays days={days} onMove={(link) => link.click()}>
          {(found) => <ol className="grid gap-4">{found.map((day) => children(day))}</ol>}
        </FindableDays>
        {usual && <SourceNote {...usual} />}
        {below}
      </div>
      <div className="min-w-0 max-lg:hidden lg:sticky lg:top-6 lg:self-start">
        <LazyDayInFull day={selected} usual={usual} />
      </div>
      <div className="min-w-0 max-xl:hidden xl:sticky xl:top-6 xl:self-start">
        <LazyMap city={city} days={days} dayIndex={selected.dayIndex} />
      </div>
    </div>
  );
}
