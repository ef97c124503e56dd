import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";

/** One client's presence: the Yjs client id, a clock that grows, and what it shows of itself; null when it left. */
export type Presence = { clientId: number; clock: number; state: Record<string, unknown> | null };

/** The entries of an awareness update. @throws when the bytes are none. */
export function decodePresences(update: Uint8Array): Presence[] {
  const decoder = decoding.createDecoder(update);
  return Array.from({ length: decoding.readVarUint(decoder) }, () => {
    const clientId = decoding.readVarUint(decoder);
    const clock = decoding.readVarUint(decoder);
    const state: unknown = JSON.parse(decoding.readVarString(decoder));
    return { clientId, clock, state: isRecord(state) ? state : null };
  });
}

export function encodePresences(presences: Presence[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, presences.length);
  for (const { clientId, clock, state } of presences) {
    encoding.writeVarUint(encoder, clientId);
    encoding.writeVarUint(encoder, clock);
    encoding.writeVarString(encoder, JSON.stringify(state));
  }
  return encoding.toUint8Array(encoder);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
