import * as Y from "yjs";
import { BECAME_STOPS } from "~/contracts/room/earlier-blocks";
import { readStops, stopsOf } from "~/contracts/room/stop-document";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { StopAt } from "~/domain/plan/stop";

export type ChangedBlock = { dayIndex: number; block: BlockName };

type StopEvents = readonly Y.YEvent<Y.AbstractType<unknown>>[];

/** Calls back after each change of the document's stops. */
export function observeStops(
  document: Y.Doc,
  listener: (events: StopEvents, transaction: Y.Transaction) => void,
): void {
  document.getMap("days"); // Until it is asked for, Yjs tells of its changes under a type that nobody can name.
  stopsOf(document).observeDeep(listener);
}

/**
 * The parts of days in which a change of the document's stops happened, each once: where a stop is now, and where it was. A day that is new
 * names none: it arrives, it is not changed.
 */
export function changedBlocks(document: Y.Doc, events: StopEvents, transaction: Y.Transaction): ChangedBlock[] {
  const arrived = arrivedDays(document, transaction);
  const found = new Map<string, ChangedBlock>();
  for (const { day, part } of placesOf(document, events))
    if (!arrived.has(String(day))) found.set(`${day}/${part}`, { dayIndex: day, block: part });
  return [...found.values()];
}

/** Whether a change touched a stop that has no day. */
export const changesShelf = (document: Y.Doc, events: StopEvents): boolean => {
  const ids = touchedIds(events);
  return readStops(document).some(({ id, at }) => at === null && ids.has(id));
};

function placesOf(document: Y.Doc, events: StopEvents): Pick<StopAt, "day" | "part">[] {
  const ids = touchedIds(events);
  const now = readStops(document).flatMap(({ id, at }) => (at !== null && ids.has(id) ? [at] : []));
  const before = events.flatMap((event) => {
    const left = event instanceof Y.YMapEvent ? event.changes.keys.get("at")?.oldValue : null;
    return isPlace(left) ? [left] : [];
  });
  return [...now, ...before];
}

const touchedIds = (events: StopEvents): Set<string> =>
  new Set(events.flatMap(({ path, changes }) => (path.length > 0 ? [String(path[0])] : [...changes.keys.keys()])));

const isPlace = (value: unknown): value is Pick<StopAt, "day" | "part"> =>
  typeof value === "object" &&
  value !== null &&
  "day" in value &&
  typeof value.day === "number" &&
  "part" in value &&
  BLOCK_NAMES.some((name) => name === value.part);

/** The days that a transaction brought, or whose blocks it made stops of. */
function arrivedDays(document: Y.Doc, { changed }: Y.Transaction): Set<string> {
  const days = document.getMap("days");
  const arrived = new Set<string>();
  for (const [type, keys] of changed) {
    if (Object.is(type, days)) for (const key of keys) if (key !== null) arrived.add(key);
    if (keys.has(BECAME_STOPS)) for (const [key, day] of days) if (Object.is(day, type)) arrived.add(key);
  }
  return arrived;
}
