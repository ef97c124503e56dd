import type { Day } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";

/** The days of a trip that wait to be planned, by their numbers. */
export function daysToPlan(days: readonly Pick<Day, "dayIndex" | "summary" | "stops">[], daysTotal: number): number[] {
  const planned = new Set(plannedDays(days).map(({ dayIndex }) => dayIndex));
  return Array.from({ length: daysTotal }, (_, i) => i + 1).filter((dayIndex) => !planned.has(dayIndex));
}
