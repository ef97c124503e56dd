import type { Block, BlockField, BlockName } from "./block";
import { ALL_FIELDS, BLOCK_FIELDS, BLOCK_NAMES } from "./block";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TRIP_STOPS } from "../forms/limits";
import { ALL_STOP_FIELDS, STOP_FIELDS, type Stop, type StopField } from "./stop";
import { cleaned, isRecord, storedFieldFrom } from "./stored-field";

/** The stored words about a day. */
export const summaryFrom = (stored: unknown): string =>
  typeof stored === "string" ? cleaned(stored, { lines: "several", longest: MAX_TEXT_LENGTH }) : "";

/** A stored block, of the part of the day where it lies. */
export function blockFrom(stored: unknown, timeOfDay: BlockName): Block {
  const given = isRecord(stored) ? stored : {};
  const block: Partial<Record<BlockField, unknown>> = {};
  for (const name of ALL_FIELDS) block[name] = storedFieldFrom(BLOCK_FIELDS[name], given[name]);
  // Each field has just been read by its own rule.
  return Object.assign(block as Block, { timeOfDay });
}

/** A stored block that says itself which part of the day it is; null when it does not. */
export function standaloneBlockFrom(stored: unknown): Block | null {
  const timeOfDay = isRecord(stored) ? BLOCK_NAMES.find((name) => name === stored.timeOfDay) : undefined;
  return timeOfDay === undefined ? null : blockFrom(stored, timeOfDay);
}

/** A new block. What is left out has the value of a field that nobody filled in; whoever writes one says who they are. */
export const newBlock = (
  given: Pick<Block, "title" | "description" | "timeOfDay" | "source"> & Partial<Block>,
): Block => ({
  ...blockFrom(null, given.timeOfDay),
  ...given,
});

/** A stored stop, read as a block is. */
export function stopFrom(stored: unknown, id: string): Stop {
  const given = isRecord(stored) ? stored : {};
  const stop: Partial<Record<StopField, unknown>> = {};
  for (const name of ALL_STOP_FIELDS) stop[name] = storedFieldFrom(STOP_FIELDS[name], given[name]);
  // Each field has just been read by its own rule.
  return Object.assign(stop as Omit<Stop, "id">, { id });
}

/** A stop's id: what it is called in the document and in every list. */
export const isStopId = (id: unknown): id is string =>
  typeof id === "string" && id.length > 0 && id.length <= MAX_NAME_LENGTH;

/** Stored stops; what is no stop is left out, and so is what comes beyond a trip's most. */
export const stopsFrom = (stored: unknown): Stop[] =>
  (Array.isArray(stored) ? stored : [])
    .flatMap((stop: unknown) => (isRecord(stop) && isStopId(stop.id) ? [stopFrom(stop, stop.id)] : []))
    .slice(0, MAX_TRIP_STOPS);
