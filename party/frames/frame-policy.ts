import * as decoding from "lib0/decoding";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import { isStateVector } from "~/contracts/room/foreign-update";
import type { Role } from "~/domain/people/companion";
import type { Presence } from "./awareness-codec";
import { decodePresences } from "./awareness-codec";

/** The y-protocols message types (first varint of a binary frame), and the sync message's own (second). */
export const FRAME = { sync: 0, awareness: 1, queryAwareness: 3 } as const;
const SYNC = { step1: 0, step2: 1, update: 2 } as const;

export type Frame =
  | { kind: "state-request"; stateVector: Uint8Array }
  | { kind: "document-update"; update: Uint8Array }
  | { kind: "awareness"; presences: Presence[] }
  | { kind: "awareness-request" }
  | { kind: "unreadable" };

/** What a binary frame says. Never throws: a broken frame is `unreadable`. */
export function readFrame(bytes: Uint8Array): Frame {
  try {
    const decoder = decoding.createDecoder(bytes);
    switch (decoding.readVarUint(decoder)) {
      case FRAME.sync:
        return readSync(decoder);
      case FRAME.awareness:
        return { kind: "awareness", presences: decodePresences(decoding.readVarUint8Array(decoder)) };
      case FRAME.queryAwareness:
        return { kind: "awareness-request" };
      default:
        return { kind: "unreadable" };
    }
  } catch {
    return { kind: "unreadable" }; // lib0 throws on a frame that ends early, and JSON on a presence that is none
  }
}

function readSync(decoder: decoding.Decoder): Frame {
  const type = decoding.readVarUint(decoder);
  const payload = decoding.readVarUint8Array(decoder);
  if (type === SYNC.step1)
    return isStateVector(payload) ? { kind: "state-request", stateVector: payload } : { kind: "unreadable" };
  if (type === SYNC.step2 || type === SYNC.update) return { kind: "document-update", update: payload };
  return { kind: "unreadable" };
}

/** Whether somebody's words are what the plan consists of: who may save a block by call. */
export const mayEdit = (role: Role): boolean => mayCall(role, saveBlock);

/** Whether the frame may be acted on: only who may edit changes the document; everybody may read and be seen. */
export function decideFrame(
  frame: Frame,
  role: Role,
): { kind: "act" } | { kind: "drop"; why: "read-only" | "unreadable" } {
  if (frame.kind === "unreadable") return { kind: "drop", why: "unreadable" };
  if (frame.kind === "document-update" && !mayEdit(role)) return { kind: "drop", why: "read-only" };
  return { kind: "act" };
}
