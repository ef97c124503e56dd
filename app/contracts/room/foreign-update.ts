import * as Y from "yjs";

/**
 * Applies a Yjs update that somebody else made; says whether it was one. Never throws: whoever sends rubbish must not stop the receiver.
 * It is read whole before any of it counts, and change by change: `applyUpdate` alone first makes room for as many as the bytes claim.
 */
export function applyForeign(document: Y.Doc, update: Uint8Array, origin: unknown): boolean {
  try {
    Y.decodeUpdate(update);
    Y.applyUpdate(document, update, origin);
    return true;
  } catch {
    return false; // yjs and lib0 throw whatever comes to them
  }
}

/** More than the devices of a whole party write in years; each takes about seven bytes. */
const MAX_STATE_VECTOR_BYTES = 100_000;

/** Whether bytes say which changes somebody has. */
export function isStateVector(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_STATE_VECTOR_BYTES) return false;
  try {
    Y.decodeStateVector(bytes);
    return true;
  } catch {
    return false;
  }
}
