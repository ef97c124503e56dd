import type { Env } from "../env";
import { Problem } from "./problem";

/** The window of `[[ratelimits]]` in wrangler.toml. */
const WINDOW_SECONDS = 60;

/** Holds back a client address that calls too often without a token. Throws 429. */
export async function limitOpenCalls(request: Request, limit: Env["OPEN_CALLS"]): Promise<void> {
  if (!limit) return;
  const { success } = await limit.limit({ key: request.headers.get("CF-Connecting-IP") ?? "unknown" });
  if (!success)
    throw new Problem("too-many-requests", undefined, { headers: { "Retry-After": String(WINDOW_SECONDS) } });
}
