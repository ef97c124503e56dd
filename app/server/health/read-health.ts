import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { readHealth as call } from "~/contracts/calls/health";
import type { ReplyOf } from "~/contracts/endpoint";
import { assistantSource, modelName } from "../assistant/assistant-for";
import { type OpenContext, type UseCase, WithStatus } from "../http/call-context";
import { originOf } from "../rooms/rooms-for";

/** How long the room may take to say that it is there. */
const ROOM_TIMEOUT_MS = 1_500;

/** How long what was found is told again: anybody may ask as often as they like, and asks D1 and the room no oftener than this. */
const TOLD_AGAIN_MS = 3_000;

type Health = ReplyOf<typeof call>;

/** Answers with what was found lately, and looks anew after a while; whoever comes while one looks gets what was found before. */
export function healthReader(): UseCase<typeof call> {
  // Only what was found is kept: a promise of one request may not be awaited by another.
  let found: { at: number; health: Health } | null = null;
  let looking = false;
  return async (context) => {
    const isDue = found === null || context.now() - found.at >= TOLD_AGAIN_MS;
    if (found !== null && (!isDue || looking)) return asAnswer(found.health);
    looking = true;
    try {
      const health = await look(context);
      found = { at: context.now(), health };
      return asAnswer(health);
    } finally {
      looking = false;
    }
  };
}

/** 200 when the product works, 503 when it does not; the reply says which part. */
export const readHealth = healthReader();

const asAnswer = (health: Health) => (health.ok ? health : new WithStatus(503, health, { "Retry-After": "5" }));

async function look({ db, env }: OpenContext): Promise<Health> {
  const [d1, room] = await Promise.all([checkD1(db), checkRoom(env.ROOM_HOST)]);
  const works = { ok: d1 === "ok", d1, room };
  return { ...works, assistant: assistantSource(env), model: modelName(env), version: env.VERSION ?? "development" };
}

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
