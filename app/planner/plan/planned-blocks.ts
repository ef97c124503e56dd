import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";

/** A block and where it is in the plan. */
export type PlannedBlock = { dayIndex: number; part: BlockName; block: Block };

export const blocksOf = (days: readonly Day[]): PlannedBlock[] =>
  days.flatMap((day) => BLOCK_NAMES.map((part) => ({ dayIndex: day.dayIndex, part, block: day.blocks[part] })));

export const isPlaceOf = (block: Pick<Block, "placeId" | "title">, place: Place): boolean =>
  block.placeId === place.id || nameKey(block.title) === nameKey(place.name);

/** The block that is about a place, if the plan has one. */
export const plannedAt = (days: readonly Day[], place: Place): PlannedBlock | null =>
  blocksOf(days).find(({ block }) => isPlaceOf(block, place)) ?? null;
