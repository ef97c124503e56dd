import { openDatabase } from "#db/client";
import { countRoundTrips } from "#db/counted-d1";
import { assistantNamed } from "../assistant/assistant-for";
import type { RouteArgs } from "../http/handle";
import { jsonReply } from "../http/reply";
import { checkHealth } from "./check-health";

/** 200 when the product works, 503 when it does not; the body says which part. */
export async function serveHealth({
  context: {
    cloudflare: { env },
  },
}: RouteArgs): Promise<Response> {
  const health = await checkHealth(openDatabase(countRoundTrips(env.DB).d1), env, assistantNamed(env));
  return jsonReply(health.ok ? 200 : 503, health, health.ok ? {} : { "Retry-After": "5" });
}
