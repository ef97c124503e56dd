import * as z from "zod/mini";
import { readText, removeText, writeText } from "../storage/stored-text";

const LIST_KEY = "roomDocuments";

const listShape = z.array(z.string());

/** The name of the browser's own copy of a trip's document. */
export const documentCopyName = (uid: string, tripId: string): string => `wayfellow-room-${uid}-${tripId}`;

function namesKept(): string[] {
  try {
    const list = listShape.safeParse(JSON.parse(readText(LIST_KEY) ?? "[]"));
    return list.success ? list.data : [];
  } catch {
    return [];
  }
}

/** Remembers that there is such a copy: not every browser can list its databases. */
export function noteDocumentCopy(name: string): void {
  const names = namesKept();
  if (!names.includes(name)) writeText(LIST_KEY, JSON.stringify([...names, name]));
}

/** Deletes one trip's copy. A tab that still has it open lets go of it by itself. */
export function forgetDocumentCopy(uid: string, tripId: string): void {
  const name = documentCopyName(uid, tripId);
  remove(name);
  writeText(LIST_KEY, JSON.stringify(namesKept().filter((kept) => kept !== name)));
}

/** Deletes every copy in this browser: at sign-out and when the traveller starts over. */
export function forgetDocumentCopies(): void {
  namesKept().forEach(remove);
  removeText(LIST_KEY);
}

function remove(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A private window may have no such storage: then there is nothing to forget.
  }
}
