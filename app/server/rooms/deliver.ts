import type { Announcement } from "~/contracts/room/room";
import { signRoomToken } from "~/contracts/room/room-token";
import type { Log } from "../log";
import type { Rooms } from "./rooms-for";
import { originOf } from "./rooms-for";

/** How long one try may take, and how long to wait before each, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 3_000;
const WAITS_MS = [0, 500, 4_000];

/** Delivers an announcement to the room and retries while the room is away, but not when it refuses. Never throws. */
export async function deliver(rooms: Rooms, tripId: string, announcement: Announcement, log: Log): Promise<void> {
  let last: unknown;
  for (const wait of WAITS_MS) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      const status = await post(rooms, tripId, announcement);
      if (status < 400) return;
      last = new Error(`The room answered ${status}.`);
      if (status < 500) break;
    } catch (unreachable) {
      last = unreachable;
    }
  }
  log.error("room-not-told", last);
}

/** The status it answers with. @throws when it does not answer. */
async function post({ host, secret }: Rooms, tripId: string, announcement: Announcement): Promise<number> {
  const reply = await fetch(`${originOf(host)}/parties/main/${encodeURIComponent(tripId)}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await signRoomToken("toRoom", tripId, secret)}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(announcement),
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  await reply.body?.cancel();
  return reply.status;
}
