import { afterAll, afterEach, beforeAll, vi } from "vitest";
import * as Y from "yjs";
import { signRoomToken } from "~/contracts/room/room-token";
import type { Announcement, TicketHolder } from "~/contracts/room/room";
import { freePort } from "../../scripts/setup/port.mjs";
import type { Companion } from "../fixtures/companion";
import type { RoomAddress } from "../fixtures/tell-room";
import { enter } from "../fixtures/companion";
import type { RunningRoom } from "../fixtures/servers/running-room";
import { runRoom } from "../fixtures/servers/running-room";
import type { WorkerStandIn } from "../fixtures/servers/worker-stand-in";
import { standInForWorker } from "../fixtures/servers/worker-stand-in";

const SECRET = "a secret of forty characters for testing";

export type World = {
  address: () => RoomAddress;
  room: () => RunningRoom;
  worker: () => WorkerStandIn;
  /** Enters and waits until all that the record has of the document is there; leaves at the end of the test. */
  arrive: (trip: string, holder: TicketHolder) => Promise<Companion>;
  /** What the Worker tells a room. */
  announce: (trip: string, announcement: Announcement) => Promise<number>;
};

/** The rooms of one test file, and its Worker. */
export function openRooms(): World {
  let room: RunningRoom | undefined;
  let worker: WorkerStandIn | undefined;
  const present: Companion[] = [];
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error("The rooms are not open yet.");
    return thing;
  };
  beforeAll(async () => {
    worker = await standInForWorker();
    room = await runRoom({ port: await freePort(), secret: SECRET, workerOrigin: worker.origin });
  });
  afterEach(() => present.splice(0).forEach(({ leave }) => leave()));
  afterAll(async () => {
    await room?.stop();
    await worker?.stop();
  });
  const address = (): RoomAddress => ({ host: there(room).host, secret: SECRET });
  return {
    address,
    room: () => there(room),
    worker: () => there(worker),
    arrive: async (trip, holder) => {
      const companion = enter(address(), trip, holder);
      present.push(companion);
      // Nobody's entry waits for the record: the room may be asked for its document before it has it.
      const record = there(worker).recordOf(trip);
      await eventually(() => companion.provider.synced && holdsAllOf(record, companion.document));
      return companion;
    },
    announce: async (trip, announcement) => {
      const headers = {
        Authorization: `Bearer ${await signRoomToken("toRoom", trip, SECRET)}`,
        "Content-Type": "application/json",
      };
      const reply = await fetch(`http://${address().host}/parties/main/${trip}`, {
        method: "POST",
        headers,
        body: JSON.stringify(announcement),
      });
      await reply.body?.cancel();
      return reply.status;
    },
  };
}

/** Everything the first document has is in the second. */
export const holdsAllOf = (mine: Y.Doc, theirs: Y.Doc): boolean =>
  [...Y.decodeStateVector(Y.encodeStateVector(mine))].every(
    ([client, clock]) => Y.getState(theirs.store, client) >= clock,
  );

/** Waits until it is so. */
export const eventually = (isSo: () => unknown): Promise<void> =>
  vi.waitFor(
    () => {
      if (!isSo()) throw new Error(`It never became so: ${isSo}`);
    },
    { timeout: 600_000, interval: 5 },
  );
