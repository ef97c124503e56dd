import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";

/** One client's presence: the Yjs client id, a clock that grows, and what it shows of itself; null when it left. */
export type Presence = { clientId: number; clock: number; state: Record<string, unknown> | null };

/** A frame names at most this many clients: everybody in a full room, and those who have just left it. */
export const MAX_PRESENCES = 500;

/** The fewest bytes that an entry takes: client, clock, and the length of an empty text. */
const LEAST_BYTES = 3;

/** The entries of an awareness update. @throws when the bytes are none, or claim more entries than they can hold. */
export function decodePresences(update: Uint8Array): Presence[] {
  const decoder = decoding.createDecoder(update);
  const count = decoding.readVarUint(decoder);
  const left = update.length - decoder.pos;
  if (count > Math.min(MAX_PRESENCES, left / LEAST_BYTES))
    throw new Error(`${left} bytes cannot be ${count} presences`);
  return Array.from({ length: count }, () => {
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
