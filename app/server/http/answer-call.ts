import type { AppLoadContext } from "@remix-run/cloudflare";
import { openDatabase } from "#db/client";
import { type CountedD1, countRoundTrips } from "#db/counted-d1";
import { endedAccountCheck } from "#db/ended-account-check";
import type { Endpoint } from "~/contracts/endpoint";
import { logOf } from "../log";
import { StreamedReply, WithStatus } from "./call-context";
import { openContext } from "./open-context";
import { Problem } from "./problem";
import { addressOf } from "./rate-limit";
import { asProblem, jsonReply, problemReply, serverTiming, streamedReply } from "./reply";
import type { DatabaseOf, Params, ServedCall } from "./serve-call";

/** What was called: all calls at one path, and what the path says. */
export type Called = { calls: readonly ServedCall[]; params: Params };

/** Around every call: the method it takes, request id, what is told of a failure, timing and one line of log. */
export async function answerCall(
  request: Request,
  { calls, params }: Called,
  { cloudflare, requestId = crypto.randomUUID() }: AppLoadContext,
): Promise<Response> {
  const started = Date.now();
  const counted = countRoundTrips(cloudflare.env.DB);
  const log = logOf(requestId);
  const finish = (response: Response) => {
    log.info("call", {
      route: calls[0]?.path,
      method: request.method,
      status: response.status,
      ms: Date.now() - started,
      d1: counted.spent.roundTrips,
    });
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  const headers = () => ({ "X-Request-Id": requestId, "Server-Timing": serverTiming(counted.spent) });
  try {
    const call = calls.find(({ method }) => takes(method, request.method));
    if (call === undefined) throw methodNotAllowed(calls);
    const answer = await call.work(
      request,
      params,
      openContext(cloudflare, { requestId, address: addressOf(request) }, counted, log),
      signedInDatabase(counted),
    );
    if (answer instanceof StreamedReply) {
      const broken = (problem: unknown) => log.error("reply-broken-off", problem, { route: calls[0]?.path });
      return finish(streamedReply(answer, { ...headers(), ...answer.headers }, broken));
    }
    return finish(
      answer instanceof WithStatus
        ? jsonReply(answer.status, answer.reply, { ...headers(), ...answer.headers })
        : jsonReply(200, answer, headers()),
    );
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem !== thrown) log.error("call-failed", thrown, { route: calls[0]?.path });
    return finish(problemReply(problem, headers()));
  }
}

const takes = (method: Endpoint["method"], asked: string): boolean =>
  asked === method || (method === "GET" && asked === "HEAD");

const methodNotAllowed = (calls: readonly ServedCall[]) =>
  new Problem("method-not-allowed", undefined, {
    headers: { Allow: calls.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ") },
  });

/** The database as somebody with that sign-in may use it. The check costs no round trip but where a call makes none. */
const signedInDatabase =
  ({ checkedBy, spent }: CountedD1): DatabaseOf =>
  (signIn) => {
    const d1 = checkedBy(endedAccountCheck(signIn));
    return {
      db: openDatabase(d1),
      ensureChecked: async () => void (spent.roundTrips === 0 && (await d1.prepare("SELECT 1").run())),
    };
  };
