import type { Day } from "~/domain/itinerary";
import { SkeletonCard } from "~/ui/skeleton";
import { DayCard } from "./day-card";
import { DayInWords } from "./day-in-words";

/** Days slide in one after the other, but the last of a long trip does not keep anyone waiting. */
const delayOf = (position: number): string => `${Math.min(position, 8) * 110}ms`;

/** The days that are there, and in the shape of days the ones still on their way. */
export function ArrivingDays({ days, total, startDate }: { days: readonly Day[]; total: number; startDate: string }) {
  const missing = Math.max(0, Math.min(total - days.length, 4));
  return (
    <ol className="grid gap-4">
      {days.map((day, position) => (
        <li key={day.dayIndex} className="animate-arrive" style={{ animationDelay: delayOf(position) }}>
          <DayCard day={day} startDate={startDate} words={<DayInWords day={day} />} />
        </li>
      ))}
      {Array.from({ length: missing }, (_, card) => (
        <li key={`coming-${card}`} aria-hidden="true">
          <SkeletonCard lines={3} />
        </li>
      ))}
    </ol>
  );
}
