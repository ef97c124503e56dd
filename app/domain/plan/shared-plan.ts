import type { Day, Itinerary } from "./itinerary";

const sameDay = (a: Day, b: Day): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The plan with the days that the room's document has. A document that is empty or lacks days takes none away: it may not have
 * all of them yet. The very same object when nothing differs, so that nobody repaints for nothing.
 */
export function planWithDays(plan: Itinerary, shared: readonly Day[]): Itinerary {
  const days = new Map(plan.days.map((day) => [day.dayIndex, day]));
  const changed = shared.filter((day) => {
    const known = days.get(day.dayIndex);
    return known === undefined || !sameDay(known, day);
  });
  if (changed.length === 0) return plan;
  for (const day of changed) days.set(day.dayIndex, day);
  return { ...plan, days: [...days.values()].sort((a, b) => a.dayIndex - b.dayIndex) };
}
