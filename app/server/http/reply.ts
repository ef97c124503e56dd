import type { Spent } from "#db/counted-d1";
import { problemTexts } from "#messages/server";
import { AccountEnded, DatabaseUnavailable, causes } from "#db/d1-errors";
import { unauthenticated } from "./bearer-token";
import type { StreamedReply } from "./call-context";
import { jsonPieces, streamOf } from "./json-stream";
import { Problem } from "./problem";

const RETRY_AFTER_SECONDS = "5";

const JSON_HEADERS = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...JSON_HEADERS, ...headers },
  });
}

/** The same for a reply that is written while it is sent. */
export const streamedReply = (
  { fields }: StreamedReply<object>,
  headers: Record<string, string>,
  onFailure: (problem: unknown) => void,
): Response =>
  new Response(streamOf(jsonPieces(fields), onFailure), { status: 200, headers: { ...JSON_HEADERS, ...headers } });

/** What the caller is told of anything thrown: never a stack, never SQL. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const all = causes(thrown);
  if (all.some((cause) => cause instanceof AccountEnded)) return unauthenticated(problemTexts.accountEnded);
  return all.some((cause) => cause instanceof DatabaseUnavailable)
    ? new Problem("unavailable", undefined, { headers: { "Retry-After": RETRY_AFTER_SECONDS } })
    : new Problem("internal");
}

export function problemReply(problem: Problem, headers: Record<string, string> = {}): Response {
  const { issues, days, headers: own } = problem.details;
  return jsonReply(
    problem.status,
    { error: problem.message, code: problem.code, ...(issues && { issues }), ...(days && { days }) },
    { ...headers, ...own },
  );
}

/** `d1;desc="1 round trips";dur=0.42` */
export const serverTiming = ({ roundTrips, ms }: Spent): string =>
  `d1;desc="${roundTrips} round trips";dur=${ms.toFixed(2)}`;
