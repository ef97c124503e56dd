import { BLOCK_NAMES } from "./block";
import { dayOf, dayOfBlocks, withOpenWords } from "./day-of-stops";
import type { Day } from "./itinerary";
import { isPlaced } from "./stop-order";
import { isRecord } from "./stored-field";
import { blockFrom, stopsFrom, summaryFrom } from "./whole-block";

/**
 * Days as some version of this product stored them, perhaps long ago: in the database, in a trip's shared document, in a browser. A field that
 * is missing or holds something else has the value of a field that nobody filled in, an unknown one is left out, and neither takes the rest of
 * the plan with it. Days from before there were stops are read as the stops that their blocks became.
 */
export function daysFrom(stored: unknown): Day[] {
  return Array.isArray(stored) ? stored.filter(isRecord).map(dayFrom) : [];
}

/** A day without a number has that of its position, from 1. */
function dayFrom(stored: Record<string, unknown>, position: number): Day {
  const dayIndex = typeof stored.dayIndex === "number" ? stored.dayIndex : position + 1;
  const told = { dayIndex, summary: summaryFrom(stored.summary) };
  const parts = isRecord(stored.blocks) ? stored.blocks : {};
  const [morning, afternoon, evening] = BLOCK_NAMES;
  const blocks = {
    morning: blockFrom(parts.morning, morning),
    afternoon: blockFrom(parts.afternoon, afternoon),
    evening: blockFrom(parts.evening, evening),
  };
  if (!Array.isArray(stored.stops)) return dayOfBlocks({ ...told, blocks });
  return withOpenWords(dayOf(told, stopsFrom(stored.stops).filter(isPlaced)), ({ timeOfDay }) => blocks[timeOfDay]);
}
