import { IndexeddbPersistence } from "y-indexeddb";
import * as Y from "yjs";
import { canKeepDocuments, documentCopyName, noteDocumentCopy } from "~/browser/storage/document-copies";

export type LocalDocument = {
  doc: Y.Doc;
  /** Null where the browser keeps nothing, as in some private windows. */
  persistence: IndexeddbPersistence | null;
  /** Settles once what this browser kept of the document has been read. */
  whenRead: Promise<unknown>;
};

/** The trip's document with what this browser kept of it, which it keeps on keeping. */
export function openLocalDocument(uid: string, tripId: string): LocalDocument {
  const doc = new Y.Doc();
  if (!canKeepDocuments()) return { doc, persistence: null, whenRead: Promise.resolve() };
  const name = documentCopyName(uid, tripId);
  noteDocumentCopy(name);
  const persistence = new IndexeddbPersistence(name, doc);
  return { doc, persistence, whenRead: persistence.whenSynced };
}
