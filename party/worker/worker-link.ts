import { fromBase64, toBase64 } from "~/contracts/room/base64";
import { mergeRoomState, readRoomState } from "~/contracts/room/room-calls";
import type { RoomMembers } from "~/contracts/room/room";
import type { RoomSecrets } from "~/contracts/room/room-token";
import { signRoomToken } from "~/contracts/room/room-token";
import type { LiveStatus } from "~/domain/live/live-position";

/** The origin of changes that come from the record: they are for everybody, but it has them already. */
export const FROM_RECORD = Symbol("from the record");

/** How long the Worker may take to answer the room, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The Worker will never take this state, however often it is asked: it is too large, or no document. */
export class RecordRefuses extends Error {}

const FINAL: readonly number[] = [400, 413];

export type WorkerLink = {
  /** The document's state that the record holds, and where the trip stands, null for what there is none of; and who is on it. @throws when the Worker does not answer well. */
  read(): Promise<{ state: Uint8Array | null; live: LiveStatus | null; members: RoomMembers }>;
  /** Merges the room's state into the record; gives what the room lacks, null when it lacks nothing, and who is on the trip. @throws `RecordRefuses` when that is final, and anything else when the Worker does not answer well. */
  write(state: Uint8Array): Promise<{ missed: Uint8Array | null; members: RoomMembers }>;
};

/** The Worker as the room of one trip sees it. */
export function linkToWorker(origin: string, room: string, [secret]: RoomSecrets): WorkerLink {
  const call = async (init: RequestInit): Promise<Response> => {
    const reply = await fetch(`${origin}/wayfellow/room/${room}/state`, {
      ...init,
      headers: {
        Authorization: `Bearer ${await signRoomToken("toWorker", room, secret)}`,
        "Content-Type": "application/json",
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (FINAL.includes(reply.status)) throw new RecordRefuses(`the Worker answered ${reply.status}`);
    if (!reply.ok) throw new Error(`the Worker answered ${reply.status}`);
    return reply;
  };
  return {
    read: async () => {
      const { state, live, members } = readRoomState.reply.parse(await (await call({ method: "GET" })).json());
      return { state: bytesOf(state), live, members };
    },
    write: async (state) => {
      const reply = await call({ method: "POST", body: JSON.stringify({ state: toBase64(state) }) });
      const { state: missed, members } = mergeRoomState.reply.parse(await reply.json());
      return { missed: bytesOf(missed), members };
    },
  };
}

const bytesOf = (text: string | null): Uint8Array | null => (text === null ? null : fromBase64(text));
