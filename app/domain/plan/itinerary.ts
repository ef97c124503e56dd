import { BLOCK_NAMES, type Block, type BlockName, type Source } from "./block";

/** One day of the plan; `dayIndex` counts from 1. */
export type Day = {
  dayIndex: number;
  summary: string;
  blocks: Record<BlockName, Block>;
};

export type Itinerary = {
  itineraryId: string;
  tripId: string;
  tripName: string;
  city: string;
  daysTotal: number;
  days: Day[];
};

/** Who wrote days that have just been planned: the language model as soon as one block is its. */
export const writerOf = (days: readonly Day[]): Source =>
  days.some(({ blocks }) => BLOCK_NAMES.some((part) => blocks[part].source === "openai")) ? "openai" : "embedded";

const plain = ({ title, description }: Block) => ({ title, desc: description });

/** A day as the live plan shows it (SPEC section 7, triplive): its date in words and its three blocks, each a title and a description. */
export const plainDay = ({ dayIndex, summary, blocks }: Day, dateStr: string) => ({
  dayIndex,
  dateStr,
  summary,
  blocks: { morning: plain(blocks.morning), afternoon: plain(blocks.afternoon), evening: plain(blocks.evening) },
});

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
