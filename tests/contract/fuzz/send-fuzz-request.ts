import { Agent, request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import type { FuzzRequest } from "./fuzz-request";

export type FuzzAnswer = { status: number; headers: Record<string, string>; text: string };

/** Whoever has not answered by then, on a machine however busy, never will. */
const GIVE_UP_AFTER_MS = 90_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** What the Worker answers, or null when it gives none. Node's own requests also take what `fetch` would mend: any method, any path, a body with a GET. */
export async function sendFuzzRequest(origin: string, request: FuzzRequest): Promise<FuzzAnswer | null> {
  const first = await attempt(origin, request);
  // A kept connection may have been closed just as it was used again: nobody read that request.
  return first === "not sent" ? answered(await attempt(origin, request)) : answered(first);
}

const answered = (outcome: FuzzAnswer | null | "not sent"): FuzzAnswer | null =>
  outcome === "not sent" ? null : outcome;

const attempt = (
  origin: string,
  { method, path, headers, body, inChunks }: FuzzRequest,
): Promise<FuzzAnswer | null | "not sent"> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const length = inChunks ? { "Transfer-Encoding": "chunked" } : { "Content-Length": String(body?.length ?? 0) };
    const asking = ask({ hostname, port, agent, method, path, headers: { ...headers, ...(body && length) } });
    const patience = setTimeout(() => asking.destroy(), GIVE_UP_AFTER_MS);
    const end = (outcome: FuzzAnswer | null | "not sent") => {
      clearTimeout(patience);
      resolve(outcome);
    };
    asking.on("response", (reply) => {
      const told = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]));
      buffer(reply).then(
        (bytes) => end({ status: reply.statusCode ?? 0, headers: told, text: bytes.toString() }),
        () => end(null),
      );
    });
    asking.on("error", (problem: NodeJS.ErrnoException) =>
      end(asking.reusedSocket && problem.code === "ECONNRESET" ? "not sent" : null),
    );
    if (body && inChunks) for (let at = 0; at < body.length; at += 16_384) asking.write(body.slice(at, at + 16_384));
    asking.end(inChunks ? undefined : body);
  });
