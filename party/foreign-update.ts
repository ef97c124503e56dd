import * as Y from "yjs";

/**
 * Applies what a device sent to the document; says whether it was an update at all. Never throws: a device that sends
 * rubbish must not stop the room. What did not fit is not passed on, since the document tells only of what it took.
 */
export function applyForeign(document: Y.Doc, update: Uint8Array, origin: unknown): boolean {
  try {
    Y.decodeUpdate(update); // read it whole before any of it counts
    Y.applyUpdate(document, update, origin);
    return true;
  } catch (error) {
    console.error("The room dropped an update that is none:", error);
    return false;
  }
}
