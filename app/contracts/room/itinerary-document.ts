import * as Y from "yjs";
import { MAX_TRIP_DAYS } from "../../domain/forms/limits";
import type { Block, BlockName, TextField } from "../../domain/plan/block";
import { BLOCK_NAMES, PLAIN_FIELDS, TEXT_FIELDS } from "../../domain/plan/block";
import type { Day } from "../../domain/plan/itinerary";
import { blockFrom, summaryFrom } from "../../domain/plan/whole-block";
import { rewriteText } from "./rewrite-text";

/** The itinerary as a Yjs document (DESIGN section 7): root map `days`, keys "1" to "N", Y.Text for what people type. */
const daysOf = (document: Y.Doc): Y.Map<unknown> => document.getMap("days");

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

/** Adds a day that is not there yet. Only the Worker does, so that two sides never create the same one. */
export function addDay(document: Y.Doc, day: Day): void {
  const days = daysOf(document);
  const key = String(day.dayIndex);
  if (days.has(key)) return;
  document.transact(() => {
    const blocks = new Y.Map<unknown>();
    for (const name of BLOCK_NAMES) blocks.set(name, newBlock(day.blocks[name]));
    const entry = new Y.Map<unknown>();
    entry.set("dayIndex", day.dayIndex);
    entry.set("summary", new Y.Text(day.summary));
    entry.set("blocks", blocks);
    days.set(key, entry);
  });
}

/** Changes the fields that the patch names; texts change only where they differ, so that others' carets stay. False while the day is not there. */
export function writeBlock(document: Y.Doc, dayIndex: number, name: BlockName, patch: Partial<Block>): boolean {
  const parts = partsOf(document, dayIndex);
  if (parts === null) return false;
  const block = parts.get(name);
  const known = blockFrom(valuesOf(block), name);
  document.transact(() => {
    if (block instanceof Y.Map) changeBlock(block, known, patch);
    else parts.set(name, newBlock({ ...known, ...patch }));
  });
  return true;
}

function changeBlock(block: Y.Map<unknown>, known: Block, patch: Partial<Block>): void {
  for (const field of TEXT_FIELDS) {
    const wanted = patch[field];
    const text = block.get(field);
    if (wanted === undefined) continue;
    if (isPlainText(text)) rewriteText(text, wanted);
    else if (wanted !== known[field]) block.set(field, new Y.Text(wanted));
  }
  for (const field of PLAIN_FIELDS)
    if (patch[field] !== undefined && patch[field] !== known[field]) block.set(field, patch[field]);
}

/**
 * The days in order, as D1 and the screens read them. Whoever may edit the document may write anything into it, past the contracts of the
 * calls: what is no day is left out, a part of one that is no block reads as an empty one, and a text that is none as unsaid.
 */
export function readDays(document: Y.Doc): Day[] {
  const days = daysOf(document);
  return Array.from({ length: MAX_TRIP_DAYS }, (_, at) => at + 1)
    .filter((dayIndex) => days.has(String(dayIndex)))
    .map((dayIndex) => readDay(document, dayIndex))
    .filter((day) => day !== null);
}

/** A block as devices share it, for an editor to bind to. */
export type SharedBlock = { map: Y.Map<unknown>; texts: Record<TextField, Y.Text> };

/** Null while the day is not there. */
export function sharedBlock(document: Y.Doc, dayIndex: number, name: BlockName): SharedBlock | null {
  const map = blockMap(document, dayIndex, name);
  const title = map?.get("title");
  const description = map?.get("description");
  return map && isPlainText(title) && isPlainText(description) ? { map, texts: { title, description } } : null;
}

/** One shared text of a block; null while the day is not there. */
export const blockText = (document: Y.Doc, dayIndex: number, name: BlockName, field: TextField): Y.Text | null =>
  sharedBlock(document, dayIndex, name)?.texts[field] ?? null;

/** What is written by hand is a traveller's, and the place it names is no longer vouched for (DESIGN section 5). */
export function markAsHandwritten({ map }: SharedBlock): void {
  if (map.get("source") !== "traveller") map.set("source", "traveller");
  if (map.get("verified") !== false) map.set("verified", false);
}

function newBlock(block: Block): Y.Map<unknown> {
  const map = new Y.Map<unknown>();
  for (const field of TEXT_FIELDS) map.set(field, new Y.Text(block[field]));
  for (const field of PLAIN_FIELDS) map.set(field, block[field]);
  return map;
}

function dayMap(document: Y.Doc, dayIndex: number): Y.Map<unknown> | null {
  const day = daysOf(document).get(String(dayIndex));
  return day instanceof Y.Map ? day : null;
}

function partsOf(document: Y.Doc, dayIndex: number): Y.Map<unknown> | null {
  const parts = dayMap(document, dayIndex)?.get("blocks");
  return parts instanceof Y.Map ? parts : null;
}

function blockMap(document: Y.Doc, dayIndex: number, name: BlockName): Y.Map<unknown> | null {
  const block = partsOf(document, dayIndex)?.get(name);
  return block instanceof Y.Map ? block : null;
}

function readDay(document: Y.Doc, dayIndex: number): Day | null {
  const parts = partsOf(document, dayIndex);
  if (parts === null) return null;
  const block = (name: BlockName): Block => blockFrom(valuesOf(parts.get(name)), name);
  return {
    dayIndex,
    summary: summaryFrom(plainOf(dayMap(document, dayIndex)?.get("summary"))),
    blocks: { morning: block("morning"), afternoon: block("afternoon"), evening: block("evening") },
  };
}

/**
 * What a block of the document holds. A value may be missing for a moment: Yjs forgets an overwritten one at once, though the one that follows
 * it may still be on its way behind a frame that was lost.
 */
const valuesOf = (block: unknown): Record<string, unknown> =>
  block instanceof Y.Map ? Object.fromEntries([...block].map(([name, value]) => [name, plainOf(value)])) : {};

/** A shared text as its letters, anything else as it is. */
const plainOf = (value: unknown): unknown => (isPlainText(value) ? value.toString() : value);

/** Of the texts of Yjs, the one that people type: an XML text is one too, and reads as its markup, or throws. */
const isPlainText = (value: unknown): value is Y.Text => value instanceof Y.Text && !(value instanceof Y.XmlText);
