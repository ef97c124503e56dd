import type { Block, BlockName, Source } from "./block";
import { BLOCK_NAMES } from "./block";

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
