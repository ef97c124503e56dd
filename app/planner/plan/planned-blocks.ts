import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import type { PlacedStop } from "~/domain/plan/stop";

/** A block and where it is in the plan. */
export type PlannedBlock = { dayIndex: number; part: BlockName; block: Block };

export const blocksOf = (days: readonly Day[]): PlannedBlock[] =>
  days.flatMap((day) => BLOCK_NAMES.map((part) => ({ dayIndex: day.dayIndex, part, block: day.blocks[part] })));

export const isPlaceOf = (block: Pick<Block, "placeId" | "title">, place: Place): boolean =>
  block.placeId === place.id || nameKey(block.title) === nameKey(place.name);

/** Where the plan has a place: as a block, or else as another stop, such as a lunch; null where it has not. */
export function plannedAt(days: readonly Day[], place: Place): Omit<PlannedBlock, "block"> | null {
  const block = blocksOf(days).find((each) => isPlaceOf(each.block, place));
  const stop = block ? null : plannedStop(days, place);
  return block ?? (stop && { dayIndex: stop.at.day, part: stop.at.part });
}

/** The stop that is a place. */
export const plannedStop = (days: readonly Day[], place: Place): PlacedStop | null =>
  days.flatMap(({ stops }) => stops).find((stop) => isPlaceOf(stop, place)) ?? null;
