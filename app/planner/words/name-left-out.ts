import type { Day } from "~/domain/plan/itinerary";

/** Says on the last evening which musts found no room, so that none is lost without a word. */
export function nameLeftOut(days: Day[], leftOut: readonly string[]): Day[] {
  if (leftOut.length === 0) return days;
  return days.map((day, i) => {
    if (i < days.length - 1) return day;
    const { evening } = day.blocks;
    const description = `${evening.description} There was no room for ${leftOut.join(" and ")}; swap one in if you would rather.`;
    return { ...day, blocks: { ...day.blocks, evening: { ...evening, description } } };
  });
}
