import * as z from "zod/mini";
import { type ClearingEvent, stored } from "./stored-keys";
import { storedValue } from "./stored-value";

const listed = storedValue({ ...stored.roomDocuments, shape: z.array(z.string()) });

const KINDS = [stored.documentCopy, stored.unsentDocumentCopy, stored.firebaseHeartbeat];

const PREFIX = stored.documentCopy.key;

/** The name of the browser's own copy of a trip's document. */
export const documentCopyName = (uid: string, tripId: string): string => `${PREFIX}${uid}-${tripId}`;

/** Where a copy notes the blocks that were changed here and not yet confirmed by the room: a list of strings, as JSON. */
export const UNSENT_KEY = "unsent";

/** Where y-indexeddb keeps what it is given beside the document. */
const BESIDE_STORE = "custom";

const unsentShape = z.array(z.string());

/** The blocks that a copy notes as not confirmed yet; none where the note is no such list. */
export function parseUnsent(note: unknown): string[] {
  try {
    return unsentShape.safeParse(JSON.parse(String(note ?? "[]"))).data ?? [];
  } catch {
    return [];
  }
}

/** Whether this browser can keep documents; some private windows cannot. */
export const canKeepDocuments = (): boolean => typeof indexedDB !== "undefined";

/** Remembers that there is such a copy: not every browser can list its databases. */
export function noteDocumentCopy(name: string): void {
  const names = listed.read() ?? [];
  if (!names.includes(name)) listed.write([...names, name]);
}

/** Deletes one trip's copy, for somebody who is not on it any more. A tab that still has it open lets go of it by itself. */
export function forgetDocumentCopy(uid: string, tripId: string): void {
  const name = documentCopyName(uid, tripId);
  void deleteDatabase(name);
  const others = (listed.read() ?? []).filter((kept) => kept !== name);
  if (others.length === 0) listed.remove();
  else listed.write(others);
}

/** Deletes the copies that an event clears, and puts those that stay on the list again. */
export async function clearDocumentCopies(event: ClearingEvent): Promise<void> {
  if (!canKeepDocuments() || !KINDS.some(({ clearedBy }) => clearedBy.includes(event))) return;
  const known = listed.read() ?? [];
  const names = new Set([...known, ...(await databasesHere())]);
  await Promise.all([...names].map((name) => clearDatabase(name, event)));
}

async function clearDatabase(name: string, event: ClearingEvent): Promise<void> {
  const evenUnsent = stored.unsentDocumentCopy.clearedBy.includes(event);
  if (name.startsWith(PREFIX) && !evenUnsent && (await holdsUnsent(name))) return noteDocumentCopy(name);
  await deleteDatabase(name);
}

async function databasesHere(): Promise<string[]> {
  try {
    const all = (await indexedDB.databases?.()) ?? [];
    return all.flatMap(({ name = "" }) => (KINDS.some(({ key }) => name.startsWith(key)) ? name : []));
  } catch {
    return [];
  }
}

/** Settles when the database is gone, or will be as soon as the tab that has it open lets go. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      // A private window may have no such storage: then there is nothing to forget.
      resolve();
    }
  });
}

/** Whether a copy has edits that nobody else has; one that cannot be read has none. */
function holdsUnsent(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    // There was none of that name: it is not to be made by asking.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      const database = request.result;
      const settle = (note: unknown) => {
        database.close();
        resolve(parseUnsent(note).length > 0);
      };
      if (!database.objectStoreNames.contains(BESIDE_STORE)) return settle(null);
      const read = database.transaction(BESIDE_STORE).objectStore(BESIDE_STORE).get(UNSENT_KEY);
      read.onsuccess = () => settle(read.result);
      read.onerror = () => settle(null);
    };
  });
}
