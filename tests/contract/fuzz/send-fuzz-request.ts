import { Agent, request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import type { FuzzRequest } from "./fuzz-request";

export type FuzzAnswer = { status: number; headers: Record<string, string>; text: string };

/** No answer, and why. */
export type Silence = { status: null; why: string };

/** Whoever has not answered by then, on a machine however busy, never will. */
const GIVE_UP_AFTER_MS = 90_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Nobody read the request: its kept connection had been closed. */
const NOT_READ = Symbol("not read");

/**
 * What the Worker answers, or why there is nothing. Node's own requests also take what `fetch` would mend: any method, any path, a body with a GET. A kept
 * connection may have been closed just as it was used again: then the request is sent once more, on one of its own.
 */
export async function sendFuzzRequest(origin: string, request: FuzzRequest): Promise<FuzzAnswer | Silence> {
  const first = await attempt(origin, request, agent);
  const outcome = first === NOT_READ ? await attempt(origin, request, false) : first;
  if (outcome === NOT_READ) throw new Error("A connection of its own cannot have been closed before.");
  return outcome;
}

const attempt = (
  origin: string,
  { method, path, headers, body, inChunks }: FuzzRequest,
  connection: Agent | false,
): Promise<FuzzAnswer | Silence | typeof NOT_READ> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const length = inChunks ? { "Transfer-Encoding": "chunked" } : { "Content-Length": String(body?.length ?? 0) };
    const asking = ask({
      hostname,
      port,
      agent: connection,
      method,
      path,
      headers: { ...headers, ...(body && length) },
    });
    const end = (outcome: FuzzAnswer | Silence | typeof NOT_READ) => {
      clearTimeout(patience);
      resolve(outcome);
    };
    const fallSilent = (why: string) => end({ status: null, why });
    const patience = setTimeout(() => {
      fallSilent(`none in ${GIVE_UP_AFTER_MS / 1000} s`);
      asking.destroy();
    }, GIVE_UP_AFTER_MS);
    let isAnswering = false;
    asking.on("response", (reply) => {
      isAnswering = true;
      const told = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]));
      buffer(reply).then(
        (bytes) => end({ status: reply.statusCode ?? 0, headers: told, text: bytes.toString() }),
        (problem: Error) => fallSilent(`broken off: ${problem.message}`),
      );
    });
    asking.on("error", ({ message }) => {
      if (asking.reusedSocket && !isAnswering) end(NOT_READ);
      else fallSilent(message);
    });
    if (body && inChunks) for (let at = 0; at < body.length; at += 16_384) asking.write(body.slice(at, at + 16_384));
    asking.end(inChunks ? undefined : body);
  });
