import type { RoomSecrets } from "~/contracts/room/room-token";
import { roomSecrets } from "~/contracts/room/room-token";

export type RoomSettings = { secrets: RoomSecrets; workerOrigin: string };

/** What the room is told at its start. @throws when it was told nothing: a room without its secret must not open. */
export function roomSettings(env: Record<string, unknown>): RoomSettings {
  const secrets = roomSecrets(env);
  const { WORKER_ORIGIN: workerOrigin } = env;
  if (secrets === null) throw new Error("ROOM_SECRET is missing or too short.");
  if (typeof workerOrigin !== "string") throw new Error("WORKER_ORIGIN is missing.");
  return { secrets, workerOrigin };
}
