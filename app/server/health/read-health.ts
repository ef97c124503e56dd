import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { readHealth as call } from "~/contracts/calls/health";
import type { ReplyOf } from "~/contracts/endpoint";
import { type UseCase, WithStatus } from "../http/call-context";
import { originOf } from "../rooms/rooms-for";

/** How long the room may take to say that it is there. */
const ROOM_TIMEOUT_MS = 1_500;

type Health = ReplyOf<typeof call>;

/** 200 when the product works, 503 when it does not; the reply says which part. */
export const readHealth: UseCase<typeof call> = async ({ db, env, assistant }) => {
  const [d1, room] = await Promise.all([checkD1(db), checkRoom(env.ROOM_HOST)]);
  const health: Health = {
    ok: d1 === "ok",
    d1,
    room,
    assistant: assistant.source,
    version: env.VERSION ?? "development",
  };
  return health.ok ? health : new WithStatus(503, health, { "Retry-After": "5" });
};

const checkD1 = (db: Database): Promise<Health["d1"]> =>
  db.get(sql`SELECT 1`).then(
    () => "ok" as const,
    () => "unavailable" as const,
  );

async function checkRoom(host: string | undefined): Promise<Health["room"]> {
  if (!host) return "not configured";
  const answer = fetch(originOf(host), { signal: AbortSignal.timeout(ROOM_TIMEOUT_MS) });
  return answer.then(
    (reply) => (reply.status < 500 ? "ok" : "unavailable"),
    () => "unavailable",
  );
}
