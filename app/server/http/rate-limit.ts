import type { OpenAccess } from "~/contracts/endpoint";
import type { Env } from "../env";
import { Problem } from "./problem";

/** The window of `[[ratelimits]]` in wrangler.toml. */
const WINDOW_SECONDS = 60;

/** Holds back a client address that calls too often without a token. Throws 429. */
export async function limitOpenCalls(request: Request, { limit }: OpenAccess, env: Env): Promise<void> {
  const limiter = limiterOf(limit, env);
  if (!limiter) return;
  const { success } = await limiter.limit({ key: request.headers.get("CF-Connecting-IP") ?? "unknown" });
  if (!success)
    throw new Problem("too-many-requests", undefined, { headers: { "Retry-After": String(WINDOW_SECONDS) } });
}

function limiterOf(limit: OpenAccess["limit"], { OPEN_CALLS, DEMO_CALLS }: Env): RateLimit | undefined {
  switch (limit) {
    case "usual":
      return OPEN_CALLS;
    case "demo":
      return DEMO_CALLS;
    case "none":
      return undefined;
    default:
      return limit satisfies never;
  }
}
