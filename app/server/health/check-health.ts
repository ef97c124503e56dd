import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { Source } from "~/domain/plan/block";
import type { Env } from "../env";
import { originOf } from "../rooms/rooms-for";

/** How long the room may take to say that it is there. */
const ROOM_PATIENCE_MS = 1_500;

export type Health = {
  ok: boolean;
  d1: "ok" | "unavailable";
  room: "ok" | "unavailable" | "not configured";
  assistant: Source;
  version: string;
};

/** What works right now. Without the room the product goes on, so only D1 decides `ok`. */
export async function checkHealth(db: Database, env: Env, assistant: Source): Promise<Health> {
  const [d1, room] = await Promise.all([checkD1(db), checkRoom(env.ROOM_HOST)]);
  return { ok: d1 === "ok", d1, room, assistant, version: env.VERSION ?? "development" };
}

const checkD1 = (db: Database): Promise<Health["d1"]> =>
  db.get(sql`SELECT 1`).then(
    () => "ok" as const,
    () => "unavailable" as const,
  );

async function checkRoom(host: string | undefined): Promise<Health["room"]> {
  if (!host) return "not configured";
  const answer = fetch(originOf(host), { signal: AbortSignal.timeout(ROOM_PATIENCE_MS) });
  return answer.then(
    (reply) => (reply.status < 500 ? "ok" : "unavailable"),
    () => "unavailable",
  );
}
