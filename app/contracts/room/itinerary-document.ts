import * as Y from "yjs";
import { MAX_TRIP_DAYS } from "../../domain/forms/limits";
import type { Block, BlockName, TextField } from "../../domain/plan/block";
import { dayOf, dealToDays, patchOfBlock, stopsOfPart } from "../../domain/plan/day-of-stops";
import type { Day } from "../../domain/plan/itinerary";
import { leadOf, type PlacedStop, type Stop } from "../../domain/plan/stop";
import { inOrder, isPlaced } from "../../domain/plan/stop-order";
import { placeBefore } from "../../domain/plan/stop-place";
import { moveWithDays, type StopRefusal, swapDays } from "../../domain/plan/stop-moves";
import { stopFrom, summaryFrom } from "../../domain/plan/whole-block";
import { isOfBlocks, stopsToBe } from "./earlier-blocks";
import { newStopId } from "./stop-id";
import {
  addStop,
  changeStop,
  moveStops,
  plainOf,
  readStops,
  type SharedStop,
  sharedStop,
  stopsOf,
} from "./stop-document";

/** The itinerary as a Yjs document (DESIGN sections 7 and 10): root map `days`, keys "1" to "N"; what is done on them is in the root map `stops`. */
export const daysOf = (document: Y.Doc): Y.Map<unknown> => document.getMap("days");

/** What a document says of a plan. */
export type SharedPlan = { days: Day[]; shelf: Stop[] };

/** The document of a stored state; empty for null. */
export function openDocument(state: Uint8Array | null): Y.Doc {
  const document = new Y.Doc();
  if (state !== null) Y.applyUpdate(document, state);
  return document;
}

/** The document of a plan as the record holds it; of one from before there was a merged state, made of its days. */
export function openPlan({ state, days }: { state: Uint8Array | null; days: readonly Day[] }): Y.Doc {
  const document = openDocument(state);
  if (state === null) for (const day of days) addDay(document, day);
  return document;
}

/** Adds a day that is not there yet, with its stops. Only the Worker does, so that two sides never create the same one. */
export function addDay(document: Y.Doc, day: Day): void {
  const days = daysOf(document);
  const key = String(day.dayIndex);
  if (days.has(key)) return;
  document.transact(() => {
    const entry = new Y.Map<unknown>();
    entry.set("dayIndex", day.dayIndex);
    entry.set("summary", new Y.Text(day.summary));
    days.set(key, entry);
    for (const stop of day.stops) addStop(document, { ...stop, id: freeId(document, stop.id) });
  });
}

/** A stop that was planned for a day and shelved may still have the id that one planned anew for that day would have. */
function freeId(document: Y.Doc, wanted: string): string {
  let id = wanted;
  for (let next = 2; stopsOf(document).has(id); next += 1) id = `${wanted}-${next}`;
  return id;
}

/** Plans a day that waits for it: what is there already stays, and the part of the day that has it takes nothing else but a way. */
export function planDay(document: Y.Doc, day: Day): void {
  const there = readDays(document).find(({ dayIndex }) => dayIndex === day.dayIndex);
  const stands = there?.stops ?? [];
  const isOpen = ({ id, kind, at }: PlacedStop): boolean =>
    !stands.some((stop) => (kind === "travel" ? stop.id === id : stop.at.part === at.part));
  const open = day.stops.filter(isOpen);
  document.transact(() => {
    addDay(document, { ...day, stops: [] });
    writeSummary(document, day.dayIndex, day.summary);
    for (const stop of open) addStop(document, { ...stop, id: freeId(document, stop.id) });
  });
}

/**
 * Makes the plan one of other days: each takes over an earlier day's plan, or none. Where nothing is taken over the day is open, what has no day any
 * more goes to the shelf, and what is fixed stays on its date (DESIGN section 10). Days that a device may have do not go, but those behind the last.
 */
export function takeOverDays(document: Y.Doc, takenOver: readonly (number | null)[], shift = 0): void {
  const days = daysOf(document);
  const before = readDays(document);
  const summaries = new Map(before.map(({ dayIndex, summary }) => [dayIndex, summary]));
  const moves = moveWithDays(readStops(document), takenOver, shift);
  const last = Math.max(
    0,
    ...moves.map(({ at }) => at?.day ?? 0),
    ...before.flatMap(({ dayIndex }) => [takenOver.indexOf(dayIndex) + 1, Math.min(dayIndex, takenOver.length)]),
  );
  document.transact(() => {
    moveStops(document, moves);
    for (const key of [...days.keys()]) if (Number(key) > takenOver.length) days.delete(key);
    for (let dayIndex = 1; dayIndex <= last; dayIndex += 1) {
      const summary = summaries.get(takenOver[dayIndex - 1] ?? 0) ?? "";
      if (!writeSummary(document, dayIndex, summary)) addDay(document, dayOf({ dayIndex, summary }, []));
    }
  });
}

/** Two days change places, with all that is on them and the words about each. Says why where they cannot. */
export function swapPlannedDays(document: Y.Doc, one: number, other: number): StopRefusal | null {
  const refusal = moveStops(document, swapDays(readStops(document), one, other));
  if (refusal !== null) return refusal;
  const [ofOne, ofOther] = [summaryOf(document, one), summaryOf(document, other)];
  writeSummary(document, one, ofOther);
  writeSummary(document, other, ofOne);
  return null;
}

const summaryOf = (document: Y.Doc, dayIndex: number): string =>
  summaryFrom(plainOf(dayMap(document, dayIndex)?.get("summary")));

/** Rewrites the words about a day. False while it is not there. */
export function writeSummary(document: Y.Doc, dayIndex: number, summary: string): boolean {
  const day = dayMap(document, dayIndex);
  if (day === null) return false;
  if (summaryFrom(plainOf(day.get("summary"))) !== summary) day.set("summary", new Y.Text(summary));
  return true;
}

/**
 * Changes the fields of a block that the patch names: those of the part's lead stop, or of a new one where the part is open.
 * False while the day is not there, or is full.
 */
export function writeBlock(
  document: Y.Doc,
  dayIndex: number,
  part: BlockName,
  patch: Partial<Block>,
  newId = newStopId(),
): boolean {
  if (dayMap(document, dayIndex) === null || isOfBlocks(document, dayIndex)) return false;
  const stops = readStops(document);
  const lead = leadOf(partOf(stops, dayIndex, part));
  if (lead !== null) return changeStop(document, lead.id, patchOfBlock(patch));
  const at = placeBefore(stops, { day: dayIndex, part });
  return addStop(document, { ...stopFrom(null, newId), ...patchOfBlock(patch), at }) === null;
}

const partOf = (stops: readonly Stop[], dayIndex: number, part: BlockName) =>
  stopsOfPart(inOrder(stops.filter(isPlaced).filter(({ at }) => at.day === dayIndex)), part);

/**
 * The days in order with their stops, and the shelf, as D1 and the screens read them. Whoever may edit the document may write anything into it,
 * past the contracts of the calls: what is no day and no stop is left out, and a text that is none reads as unsaid.
 */
export function readPlan(document: Y.Doc): SharedPlan {
  const indexes = Array.from({ length: MAX_TRIP_DAYS }, (_, at) => at + 1).filter(
    (dayIndex) => dayMap(document, dayIndex) !== null,
  );
  const unread = indexes.filter((dayIndex) => isOfBlocks(document, dayIndex));
  const stops = [...readStops(document), ...unread.flatMap((dayIndex) => stopsToBe(document, dayIndex))];
  const { ofDay, shelf } = dealToDays(stops, new Set(indexes));
  return {
    days: indexes.map((dayIndex) => dayOf({ dayIndex, summary: summaryOf(document, dayIndex) }, ofDay(dayIndex))),
    shelf,
  };
}

/** The days alone. */
export const readDays = (document: Y.Doc): Day[] => readPlan(document).days;

/** The lead stop of a part of a day as devices share it; null while the day is not there, or is open there. */
export function sharedBlock(document: Y.Doc, dayIndex: number, part: BlockName): SharedStop | null {
  const lead = leadOf(partOf(readStops(document), dayIndex, part));
  return lead && sharedStop(document, lead.id);
}

/** One shared text of a block; null where there is none. */
export const blockText = (document: Y.Doc, dayIndex: number, part: BlockName, field: TextField): Y.Text | null =>
  sharedBlock(document, dayIndex, part)?.texts[field] ?? null;

function dayMap(document: Y.Doc, dayIndex: number): Y.Map<unknown> | null {
  const day = daysOf(document).get(String(dayIndex));
  return day instanceof Y.Map ? day : null;
}
