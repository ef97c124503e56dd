import type { Block, BlockName } from "./block";

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
