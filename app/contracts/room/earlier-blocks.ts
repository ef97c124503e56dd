import * as Y from "yjs";
import { MAX_TRIP_DAYS } from "../../domain/forms/limits";
import { BLOCK_NAMES, type Block, type BlockName, sameToTravellers } from "../../domain/plan/block";
import { dayOfBlocks, idOfBlock, patchOfBlock } from "../../domain/plan/day-of-stops";
import type { PlacedStop } from "../../domain/plan/stop";
import { blockFrom } from "../../domain/plan/whole-block";
import { addStop, changeStop, valuesOf } from "./stop-document";

/** Set on a day whose blocks became stops. They are kept beside them: a device with an earlier version goes on writing there for a while. */
export const BECAME_STOPS = "becameStops";

const daysOf = (document: Y.Doc): Y.Map<unknown> => document.getMap("days");

function dayMap(document: Y.Doc, dayIndex: number): Y.Map<unknown> | null {
  const day = daysOf(document).get(String(dayIndex));
  return day instanceof Y.Map ? day : null;
}

/** The map of a block that an earlier version wrote; null where there is none. */
export function earlierBlock(document: Y.Doc, dayIndex: number, part: BlockName): Y.Map<unknown> | null {
  const blocks = dayMap(document, dayIndex)?.get("blocks");
  const block = blocks instanceof Y.Map ? blocks.get(part) : null;
  return block instanceof Y.Map ? block : null;
}

/** Whether a day still consists of blocks, as earlier versions wrote it. Only the Worker makes stops of them. */
export function isOfBlocks(document: Y.Doc, dayIndex: number): boolean {
  const day = dayMap(document, dayIndex);
  return day !== null && day.get("blocks") instanceof Y.Map && day.get(BECAME_STOPS) !== true;
}

/** The stops that the blocks of a day are going to be. */
export function stopsToBe(document: Y.Doc, dayIndex: number): PlacedStop[] {
  const block = (part: BlockName): Block => blockFrom(valuesOf(earlierBlock(document, dayIndex, part)), part);
  const blocks = { morning: block("morning"), afternoon: block("afternoon"), evening: block("evening") };
  return dayOfBlocks({ dayIndex, summary: "", blocks }).stops;
}

/** Makes stops of the blocks that an earlier version wrote, once (DESIGN section 10). The Worker alone does, so that two sides never make the same stop. */
export function makeStopsOfBlocks(document: Y.Doc): void {
  for (let dayIndex = 1; dayIndex <= MAX_TRIP_DAYS; dayIndex += 1) {
    if (!isOfBlocks(document, dayIndex)) continue;
    document.transact(() => {
      for (const stop of stopsToBe(document, dayIndex)) addStop(document, stop);
      dayMap(document, dayIndex)?.set(BECAME_STOPS, true);
    });
  }
}

/**
 * Applies another's state, and what a device with an earlier version changed in the blocks of a day that has stops by now is changed in the stops
 * that those became: nothing that was typed offline before an update is lost.
 */
export function mergeState(document: Y.Doc, state: Uint8Array): void {
  const before = convertedBlocks(document);
  Y.applyUpdate(document, state);
  makeStopsOfBlocks(document);
  for (const [id, block] of convertedBlocks(document)) {
    const known = before.get(id);
    if (known !== undefined && !sameToTravellers(known, block)) changeStop(document, id, patchOfBlock(block));
  }
}

/** The blocks that became stops, by the ids of these. */
function convertedBlocks(document: Y.Doc): Map<string, Block> {
  const found = new Map<string, Block>();
  for (let dayIndex = 1; dayIndex <= MAX_TRIP_DAYS; dayIndex += 1)
    if (dayMap(document, dayIndex)?.get(BECAME_STOPS) === true)
      for (const part of BLOCK_NAMES)
        found.set(idOfBlock(dayIndex, part), blockFrom(valuesOf(earlierBlock(document, dayIndex, part)), part));
  return found;
}
