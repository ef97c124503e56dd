import type { Itinerary } from "~/domain/plan/itinerary";
import type { Reflection } from "~/domain/memories/reflection";
import { MemoryDay } from "./memory-day";

export type JournalProps = {
  reflections: readonly Reflection[];
  latest: Reflection | null;
  startDate: string | null;
  plan: Itinerary | null;
};

/**
 * All reflections as pages, one for each day. Days count from 1 everywhere in the product, so the day shown is the
 * reflection's own: SPEC's "Day {dayIndex+1}" on /reflections/:tripId belongs to older data that counted from 0.
 */
export function Journal({ reflections, latest, startDate, plan }: JournalProps) {
  const days = [...new Set(reflections.map(({ dayIndex }) => dayIndex))];
  return (
    <div className="grid gap-6">
      {days.map((day) => (
        <MemoryDay
          key={day}
          day={day}
          startDate={startDate}
          latest={latest}
          plan={plan?.days.find(({ dayIndex }) => dayIndex === day) ?? null}
          reflections={reflections.filter(({ dayIndex }) => dayIndex === day)}
        />
      ))}
    </div>
  );
}
