import * as encoding from "lib0/encoding";
import * as syncProtocol from "y-protocols/sync";
import type * as Y from "yjs";

const SYNC = 0;

export type SyncFrame = "state-request" | "state-reply" | "other";

/** What a binary frame from the room is, as far as this side counts them; the provider reads the rest. */
export function syncFrameKind(data: unknown): SyncFrame {
  if (!(data instanceof ArrayBuffer)) return "other";
  const [type, kind] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  if (type !== SYNC) return "other";
  return kind === syncProtocol.messageYjsSyncStep1
    ? "state-request"
    : kind === syncProtocol.messageYjsSyncStep2
      ? "state-reply"
      : "other";
}

/** Asks the room for what this document lacks. It answers in order, so its answer says that all sent before has arrived. */
export function stateRequest(doc: Y.Doc): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  syncProtocol.writeSyncStep1(encoder, doc);
  return new Uint8Array(encoding.toUint8Array(encoder));
}
