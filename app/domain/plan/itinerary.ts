import { BLOCK_NAMES, type Block, type BlockName, type Source } from "./block";
import type { PlacedStop, Stop } from "./stop";

/** One day of the plan; `dayIndex` counts from 1. Its blocks follow from its stops, which are in the order they are travelled (DESIGN section 10). */
export type Day = {
  dayIndex: number;
  summary: string;
  blocks: Record<BlockName, Block>;
  stops: PlacedStop[];
};

export type Itinerary = {
  itineraryId: string;
  tripId: string;
  tripName: string;
  city: string;
  daysTotal: number;
  days: Day[];
  /** Stops without a day. */
  shelf: Stop[];
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

const isSame = <Thing>(a: Thing, b: Thing): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The plan with the days and the shelf that the room's document has. A document that is empty or lacks days takes none away: it may not have
 * all of them yet. The very same object when nothing differs, so that nobody repaints for nothing.
 */
export function planWithShared(plan: Itinerary, shared: Pick<Itinerary, "days" | "shelf">): Itinerary {
  const days = new Map(plan.days.map((day) => [day.dayIndex, day]));
  // A document that has not heard yet that the trip became shorter.
  const within = shared.days.filter(({ dayIndex }) => dayIndex <= plan.daysTotal);
  const changed = within.filter((day) => {
    const known = days.get(day.dayIndex);
    return known === undefined || !isSame(known, day);
  });
  if (changed.length === 0 && isSame(plan.shelf, shared.shelf)) return plan;
  for (const day of changed) days.set(day.dayIndex, day);
  return { ...plan, days: [...days.values()].sort((a, b) => a.dayIndex - b.dayIndex), shelf: shared.shelf };
}

/** The plan of a trip whose details have changed: its name, and no more days than it has. The very same object when nothing differs. */
export function planOfTrip(plan: Itinerary, trip: { tripName: string; city: string; daysTotal: number }): Itinerary {
  const { tripName, city, daysTotal } = trip;
  const days = plan.days.filter(({ dayIndex }) => dayIndex <= daysTotal);
  const after = { ...plan, tripName, city, daysTotal, days: days.length === plan.days.length ? plan.days : days };
  return isSame(after, plan) ? plan : after;
}
