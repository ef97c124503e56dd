import type { Announcement } from "~/contracts/room/room";
import { signRoomToken } from "~/contracts/room/room-token";
import type { Log } from "../log";
import type { Rooms } from "./rooms-for";
import { originOf } from "./rooms-for";

/** How long one try may take, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 3_000;

/** How long to wait before each try, in milliseconds. */
const PATIENTLY: readonly number[] = [0, 500, 4_000];
export const ONCE: readonly number[] = [0];

/** What became of an announcement: heard, refused for good, or the room did not answer. */
export type Delivery = "heard" | "refused" | "away";

/** Delivers an announcement to the room and retries while the room is away, but not when it refuses. Never throws. */
export async function deliver(
  rooms: Rooms,
  tripId: string,
  announcement: Announcement,
  log: Log,
  waits = PATIENTLY,
): Promise<Delivery> {
  let last: unknown;
  let outcome: Delivery = "away";
  for (const wait of waits) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      const status = await post(rooms, tripId, announcement);
      if (status < 400) return "heard";
      last = new Error(`The room answered ${status}.`);
      outcome = status < 500 ? "refused" : "away";
    } catch (unreachable) {
      last = unreachable;
      outcome = "away";
    }
    if (outcome === "refused") break;
  }
  log.error("room-not-told", last);
  return outcome;
}

/** The status it answers with. @throws when it does not answer. */
async function post({ host, secrets }: Rooms, tripId: string, announcement: Announcement): Promise<number> {
  const reply = await fetch(`${originOf(host)}/parties/main/${encodeURIComponent(tripId)}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await signRoomToken("toRoom", tripId, secrets[0])}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(announcement),
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  await reply.body?.cancel();
  return reply.status;
}
