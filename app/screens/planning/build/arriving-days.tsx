import { useRef } from "react";
import type { Day } from "~/domain/plan/itinerary";
import { originOfDays } from "~/features/plan/plan-origin";
import { SourceNote } from "~/ui/feedback/source-note";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { DayHints } from "~/features/hints/hints";
import { DayCard } from "~/features/plan/day-card";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { DayInWords } from "~/features/plan/day-in-words";

/** Days that come together slide in one after the other, but the last of many does not keep anyone waiting. */
const delayOf = (position: number): string => `${Math.min(position, 8) * 110}ms`;

/** How a day came: how many came with it and before it, and whether it was the first of a plan whose other days were still missing. */
type Arrival = { position: number; isFirst: boolean };

/** The days that are there, and in the shape of days the ones still on their way. Whoever waits reads the first one meanwhile. */
export function ArrivingDays({ days, total, startDate }: { days: readonly Day[]; total: number; startDate: string }) {
  const arrivals = useArrivals(days, total);
  const usual = originOfDays(days);
  const missing = Math.max(0, Math.min(total - days.length, 4));
  return (
    <>
      <ol className="grid gap-4">
        {days.map((day) => (
          <li
            key={day.dayIndex}
            className="animate-arrive"
            style={{ animationDelay: delayOf(arrivals.get(day.dayIndex)?.position ?? 0) }}
          >
            <DayCard
              day={day}
              date={dayDate(startDate, day.dayIndex)}
              words={<DayInWords day={day} usual={usual} open={arrivals.get(day.dayIndex)?.isFirst} />}
            >
              {missing === 0 && <DayHints days={days} dayIndex={day.dayIndex} />}
            </DayCard>
          </li>
        ))}
        {Array.from({ length: missing }, (_, card) => (
          <li key={`coming-${card}`} aria-hidden="true">
            <SkeletonCard lines={3} />
          </li>
        ))}
      </ol>
      {usual && <SourceNote {...usual} />}
    </>
  );
}

/** Kept as it was at each day's first showing: another delay would hide a day that is being read, and begin its way in anew. */
function useArrivals(days: readonly Day[], total: number): ReadonlyMap<number, Arrival> {
  const arrivals = useRef(new Map<number, Arrival>()).current;
  const before = arrivals.size;
  for (const { dayIndex } of days) {
    if (!arrivals.has(dayIndex))
      arrivals.set(dayIndex, { position: arrivals.size - before, isFirst: arrivals.size === 0 && days.length < total });
  }
  return arrivals;
}
