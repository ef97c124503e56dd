import { problemTexts } from "#messages/server";
import type { Cost } from "~/contracts/endpoint";
import type { Env } from "../env";
import { clientOf } from "./client-address";
import { Problem } from "./problem";

/** The window of `[[ratelimits]]` in wrangler.toml. */
const WINDOW_SECONDS = "60";

/** Whose calls are counted together. */
export type Counted = "address" | "user" | "trip";

type LimiterName = "OPEN_CALLS" | "DEMO_CALLS" | "USER_WRITES" | "USER_ASSISTANT" | "TRIP_WRITES" | "TRIP_ASSISTANT";

/** The `[[ratelimits]]` that hold back too many calls of a kind; what has none is not limited. */
const LIMITS = {
  nothing: {},
  read: { address: "OPEN_CALLS" },
  write: { address: "OPEN_CALLS", user: "USER_WRITES", trip: "TRIP_WRITES" },
  assistant: { address: "DEMO_CALLS", user: "USER_ASSISTANT", trip: "TRIP_ASSISTANT" },
} as const satisfies Record<Cost, Partial<Record<Counted, LimiterName>>>;

/** Holds back who calls too often without a token. Throws 429. */
export const limitOpenCall = (cost: Cost, request: Request, env: Env): Promise<void> =>
  limit(cost, "address", addressOf(request), env);

/** Holds back a signed-in caller who makes too many calls of a kind, and a trip on which too many are made. Throws 429. */
export async function limitCallOf(cost: Cost, uid: string, tripId: string | undefined, env: Env): Promise<void> {
  // One after the other: what is refused to a user does not count for the trip, or one of them could use up what all of them have.
  await limit(cost, "user", uid, env);
  if (tripId !== undefined) await limit(cost, "trip", tripId, env);
}

/** The client that a request came from, as it is counted. */
export const addressOf = (request: Request): string => clientOf(request.headers.get("CF-Connecting-IP"));

async function limit(cost: Cost, counted: Counted, key: string, env: Env): Promise<void> {
  const names: Partial<Record<Counted, LimiterName>> = LIMITS[cost];
  const name = names[counted];
  const limiter = name && env[name];
  if (!limiter || (await limiter.limit({ key })).success) return;
  throw new Problem("too-many-requests", sentenceOf(counted, cost), {
    headers: { "Retry-After": WINDOW_SECONDS },
  });
}

function sentenceOf(counted: Counted, cost: Cost): string {
  if (counted === "trip") return problemTexts.tooManyOnTrip;
  return cost === "assistant" ? problemTexts.tooManyQuestions : problemTexts.tooManyCalls;
}
