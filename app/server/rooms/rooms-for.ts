import type { RoomSecrets } from "~/contracts/room/room-token";
import { roomSecrets } from "~/contracts/room/room-token";
import type { Env } from "../env";

/** The rooms as the Worker reaches them. */
export type Rooms = { host: string; secrets: RoomSecrets };

/** Null while no room is configured: the product goes on without. */
export function roomsFor(env: Env): Rooms | null {
  const secrets = roomSecrets(env);
  return env.ROOM_HOST && secrets ? { host: env.ROOM_HOST, secrets } : null;
}

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** The address of the rooms over HTTP; a room on this very machine has no certificate. */
export const originOf = (host: string): string => `${LOOPBACK.test(host) ? "http" : "https"}://${host}`;
