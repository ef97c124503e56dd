import { fromBase64, toBase64 } from "~/contracts/base64";
import { documentState } from "~/contracts/room";
import { tokenForWorker } from "./room-token";

/** How long the Worker may take to answer the room, in milliseconds. */
const PATIENCE_MS = 10_000;

export type WorkerLink = {
  /** The state that the record holds; null when it has none. @throws when the Worker does not answer well. */
  read(): Promise<Uint8Array | null>;
  /** Merges the room's state into the record. @throws when the Worker does not answer well. */
  write(state: Uint8Array): Promise<void>;
};

/** The Worker as the room of one trip sees it. */
export function linkToWorker(origin: string, room: string, secret: string): WorkerLink {
  const call = async (init: RequestInit): Promise<Response> => {
    const reply = await fetch(`${origin}/wayfellow/room/${room}/state`, {
      ...init,
      headers: { Authorization: `Bearer ${await tokenForWorker(room, secret)}`, "Content-Type": "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) throw new Error(`the Worker answered ${reply.status}`);
    return reply;
  };
  return {
    read: async () => {
      const { state } = documentState.parse(await (await call({ method: "GET" })).json());
      return state === null ? null : fromBase64(state);
    },
    write: async (state) => {
      await (await call({ method: "POST", body: JSON.stringify({ state: toBase64(state) }) })).body?.cancel();
    },
  };
}
