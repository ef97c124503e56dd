import * as Y from "yjs";
import { MAX_TRIP_STOPS } from "../../domain/forms/limits";
import { PLAIN_STOP_FIELDS, STOP_TEXTS, type Stop, type StopPatch } from "../../domain/plan/stop";
import type { TextField } from "../../domain/plan/block";
import { moved, refusalOf, type StopMove, type StopRefusal } from "../../domain/plan/stop-moves";
import { atFrom } from "../../domain/plan/stored-field";
import { isStopId, stopFrom } from "../../domain/plan/whole-block";
import { rewriteText } from "./rewrite-text";

/** The stops of a plan in its Yjs document (DESIGN section 10): root map `stops`, keyed by id, one Y.Map a stop, Y.Text for what people type. */
export const stopsOf = (document: Y.Doc): Y.Map<unknown> => document.getMap("stops");

/**
 * All stops of the document, by id. Whoever may edit it may write anything into it, past the contracts of the calls: what is no stop is left
 * out, and so is what comes beyond the most that a trip may have.
 */
export function readStops(document: Y.Doc): Stop[] {
  const stops: Stop[] = [];
  for (const [id, map] of stopsOf(document))
    if (map instanceof Y.Map && isStopId(id)) stops.push(stopFrom(valuesOf(map), id));
  return stops.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MAX_TRIP_STOPS);
}

/** Where the stops are, without all else that is said of them. */
const readPlaces = (document: Y.Doc): StopMove[] =>
  [...stopsOf(document)].flatMap(([id, map]) => (map instanceof Y.Map ? [{ id, at: atFrom(map.get("at")) }] : []));

/** Adds a stop under its id; one that has it already stays. Says why where there is no room. */
export function addStop(document: Y.Doc, stop: Stop): StopRefusal | null {
  if (stopsOf(document).has(stop.id)) return null;
  const places = readPlaces(document);
  const refusal = refusalOf(places, [...places, stop]);
  if (refusal !== null) return refusal;
  const map = new Y.Map<unknown>();
  for (const field of STOP_TEXTS) map.set(field, new Y.Text(stop[field]));
  for (const field of PLAIN_STOP_FIELDS) map.set(field, stop[field]);
  stopsOf(document).set(stop.id, map);
  return null;
}

/** Adds all of the stops in one step, or none of them, and says why. */
export function addStops(document: Y.Doc, stops: readonly Stop[]): StopRefusal | null {
  const places = readPlaces(document);
  const refusal = refusalOf(places, [...places, ...stops]);
  if (refusal !== null) return refusal;
  document.transact(() => stops.forEach((stop) => addStop(document, stop)));
  return null;
}

/** Changes the fields that the patch names; texts change only where they differ, so that others' carets stay. False while the stop is not there. */
export function changeStop(document: Y.Doc, id: string, patch: StopPatch): boolean {
  const map = stopMap(document, id);
  if (map === null) return false;
  const known = stopFrom(valuesOf(map), id);
  document.transact(() => {
    for (const field of STOP_TEXTS) {
      const wanted = patch[field];
      const text = map.get(field);
      if (wanted === undefined) continue;
      if (isPlainText(text)) rewriteText(text, wanted);
      else if (wanted !== known[field]) map.set(field, new Y.Text(wanted));
    }
    for (const field of PLAIN_STOP_FIELDS)
      if (patch[field] !== undefined && !isSameValue(patch[field], known[field])) map.set(field, patch[field]);
  });
  return true;
}

const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** All of the moves in one step, or none of them, and why. A stop that is not there moves nowhere. */
export function moveStops(document: Y.Doc, moves: readonly StopMove[]): StopRefusal | null {
  const places = readPlaces(document);
  const refusal = refusalOf(places, moved(places, moves));
  if (refusal !== null) return refusal;
  document.transact(() => moves.forEach(({ id, ...where }) => changeStop(document, id, where)));
  return null;
}

/** Takes a stop out of the plan. False when it is not there. */
export function removeStop(document: Y.Doc, id: string): boolean {
  const stops = stopsOf(document);
  if (!stops.has(id)) return false;
  stops.delete(id);
  return true;
}

/** A stop as devices share it, for an editor to bind to. Its note is what a block, and so an editor, calls its description. */
export type SharedStop = { map: Y.Map<unknown>; texts: Record<TextField, Y.Text> };

/** Null while the stop is not there. */
export function sharedStop(document: Y.Doc, id: string): SharedStop | null {
  const map = stopMap(document, id);
  const [title, description] = [map?.get("title"), map?.get("note")];
  return map && isPlainText(title) && isPlainText(description) ? { map, texts: { title, description } } : null;
}

/** What makes a stop somebody's words, or those of whoever planned it. */
const AUTHORSHIP = ["source", "verified", "placeId", "lat", "lng"] as const;

/**
 * What is written by hand is a traveller's and no longer vouched for (DESIGN section 5); and where it is the title, the stop is no longer the
 * place that stood there (DESIGN section 10).
 */
export function markAsHandwritten({ map }: SharedStop, field: TextField): void {
  const set = (name: (typeof AUTHORSHIP)[number], value: unknown) => {
    if (map.get(name) !== value) map.set(name, value);
  };
  set("source", "traveller");
  set("verified", false);
  if (field === "title") for (const name of ["placeId", "lat", "lng"] as const) set(name, null);
}

/** Remembers whose a stop is; the function it gives makes it theirs again. */
export function keepAuthorship({ map }: SharedStop): () => void {
  const kept = AUTHORSHIP.map((name) => [name, map.get(name)] as const);
  return () =>
    map.doc?.transact(() => {
      for (const [name, value] of kept) if (map.get(name) !== value) map.set(name, value);
    });
}

function stopMap(document: Y.Doc, id: string): Y.Map<unknown> | null {
  const map = stopsOf(document).get(id);
  return map instanceof Y.Map ? map : null;
}

/**
 * What a map of the document holds. A value may be missing for a moment: Yjs forgets an overwritten one at once, though the one that follows
 * it may still be on its way behind a frame that was lost.
 */
export const valuesOf = (map: unknown): Record<string, unknown> =>
  map instanceof Y.Map ? Object.fromEntries([...map].map(([name, value]) => [name, plainOf(value)])) : {};

/** A shared text as its letters, anything else as it is. */
export const plainOf = (value: unknown): unknown => (isPlainText(value) ? value.toString() : value);

/** Of the texts of Yjs, the one that people type: an XML text is one too, and reads as its markup, or throws. */
export const isPlainText = (value: unknown): value is Y.Text =>
  value instanceof Y.Text && !(value instanceof Y.XmlText);
