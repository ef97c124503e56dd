import * as encoding from "lib0/encoding";
import * as syncProtocol from "y-protocols/sync";
import type * as Y from "yjs";
import type { Presence } from "./awareness-codec";
import { encodePresences } from "./awareness-codec";
import { FRAME } from "./frame-policy";

function frame(type: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, type);
  write(encoder);
  return encoding.toUint8Array(encoder);
}

/** Asks the other side for what this document lacks. */
export const stateRequest = (document: Y.Doc): Uint8Array =>
  frame(FRAME.sync, (encoder) => syncProtocol.writeSyncStep1(encoder, document));

/** Gives the other side what it lacks. */
export const stateReply = (document: Y.Doc, stateVector: Uint8Array): Uint8Array =>
  frame(FRAME.sync, (encoder) => syncProtocol.writeSyncStep2(encoder, document, stateVector));

export const updateFrame = (update: Uint8Array): Uint8Array =>
  frame(FRAME.sync, (encoder) => syncProtocol.writeUpdate(encoder, update));

export const presenceFrame = (presences: Presence[]): Uint8Array =>
  frame(FRAME.awareness, (encoder) => encoding.writeVarUint8Array(encoder, encodePresences(presences)));

/** Asks everybody to say again that they are here: after the room slept, it has forgotten. */
export const presenceRequest = (): Uint8Array => frame(FRAME.queryAwareness, () => {});
