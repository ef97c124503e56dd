export type RoomSettings = { secret: string; workerOrigin: string };

/** What the room is told at its start. @throws when it was told nothing: a room without its secret must not open. */
export function roomSettings(env: Record<string, unknown>): RoomSettings {
  const { ROOM_SECRET: secret, WORKER_ORIGIN: workerOrigin } = env;
  if (typeof secret !== "string" || secret.length < 32) throw new Error("ROOM_SECRET is missing or too short.");
  if (typeof workerOrigin !== "string") throw new Error("WORKER_ORIGIN is missing.");
  return { secret, workerOrigin };
}
