import type { AppLoadContext } from "@remix-run/cloudflare";
import { uuidv7 } from "uuidv7";
import { openDatabase } from "#db/client";
import type { CountedD1 } from "#db/counted-d1";
import { countRoundTrips } from "#db/counted-d1";
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from "~/contracts/endpoint";
import { MAX_ROOM_BODY_BYTES } from "~/domain/forms/limits";
import { assistantFor } from "../assistant/assistant-for";
import type { Env } from "../env";
import { verifierFor } from "../identity/verifier-for";
import { logOf } from "../log";
import { announcer } from "../rooms/announcer";
import { verifyRoom } from "../rooms/verify-room";
import { bearerToken } from "./bearer-token";
import type { Answer, Call, OpenContext, OpenUseCase, UseCase } from "./call-context";
import { Created } from "./call-context";
import { Problem } from "./problem";
import { limitOpenCalls } from "./rate-limit";
import { readBody } from "./read-body";
import { asProblem, jsonReply, problemReply, serverTiming } from "./reply";
import { pathParams } from "./path-params";

export type RouteArgs = { request: Request; params: Record<string, string | undefined>; context: AppLoadContext };
export type RouteFunction = (args: RouteArgs) => Promise<Response>;

/** A Remix loader or action for a signed-in caller: method, identity, shape, then the use-case, then the reply. */
export const handle = <E extends Endpoint>(endpoint: E, useCase: UseCase<E>): RouteFunction =>
  serve(endpoint, async ({ request, params }, context) => {
    const identity = await verifierFor(context.env).verify(bearerToken(request), context.now());
    return useCase({ ...context, identity }, await readCall(endpoint, request, params));
  });

/** The same for a call that needs no token; limited by client address instead. */
export const handleOpen = <E extends Endpoint>(
  endpoint: E,
  useCase: OpenUseCase<E>,
  limitOf: (env: Env) => Env["OPEN_CALLS"] = (env) => env.OPEN_CALLS,
): RouteFunction =>
  serve(endpoint, async ({ request, params }, context) => {
    await limitOpenCalls(request, limitOf(context.env));
    return useCase(context, await readCall(endpoint, request, params));
  });

/** An open call that sets the assistant to work: fewer of them. */
export const handleDemo = <E extends Endpoint>(endpoint: E, useCase: OpenUseCase<E>): RouteFunction =>
  handleOpen(endpoint, useCase, (env) => env.DEMO_CALLS);

/**
 * The same for the trip's own room, which says who it is by a token of the shared secret; it may send a whole document.
 * @param allowed the methods that the address takes, where another call answers beside this one
 */
export const handleRoom = <E extends Endpoint<`${string}/:tripId/${string}`>>(
  endpoint: E,
  useCase: OpenUseCase<E>,
  allowed: Endpoint["method"][] = [endpoint.method],
): RouteFunction =>
  serve(
    endpoint,
    async ({ request, params }, context) => {
      await verifyRoom(request, params.tripId, context.env);
      return useCase(context, await readCall(endpoint, request, params, MAX_ROOM_BODY_BYTES));
    },
    allowed,
  );

/** The reply to every method an address does not take. */
export const methodNotAllowed = (...allowed: Endpoint["method"][]): RouteFunction =>
  serve({ path: "", method: null }, () => Promise.reject(refusal(allowed)));

const refusal = (allowed: readonly string[]) =>
  new Problem("method-not-allowed", undefined, {
    headers: { Allow: allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ") },
  });

/** Around every call: request id, the caller's method, what is told of a failure, timing and one line of log. */
function serve<E extends Endpoint>(
  endpoint: Pick<E, "path"> & { method: E["method"] | null },
  work: (args: RouteArgs, context: OpenContext) => Promise<Answer<E>>,
  allowed: Endpoint["method"][] = endpoint.method ? [endpoint.method] : [],
): RouteFunction {
  return async (args) => {
    const started = Date.now();
    const requestId = args.context.requestId ?? crypto.randomUUID();
    const counted = countRoundTrips(args.context.cloudflare.env.DB);
    const log = logOf(requestId);
    const finish = (response: Response) => {
      log.info("call", {
        route: endpoint.path,
        method: args.request.method,
        status: response.status,
        ms: Date.now() - started,
        d1: counted.spent.roundTrips,
      });
      return response;
    };
    const headers = () => ({ "X-Request-Id": requestId, "Server-Timing": serverTiming(counted.spent) });
    try {
      if (endpoint.method && !takes(endpoint.method, args.request.method)) throw refusal(allowed);
      const answer = await work(args, openContext(args.context, requestId, counted, log));
      return finish(
        answer instanceof Created
          ? jsonReply(201, answer.reply, headers())
          : jsonReply(200, answer satisfies ReplyOf<E>, headers()),
      );
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem !== thrown) log.error("call-failed", thrown, { route: endpoint.path });
      return finish(problemReply(problem, headers()));
    }
  };
}

const takes = (method: Endpoint["method"], asked: string): boolean =>
  asked === method || (method === "GET" && asked === "HEAD");

function openContext(
  { cloudflare: { env, ctx } }: AppLoadContext,
  requestId: string,
  { d1 }: CountedD1,
  log: OpenContext["log"],
): OpenContext {
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return {
    db: openDatabase(d1),
    assistant: assistantFor(env, log),
    env,
    log,
    requestId,
    now: Date.now,
    newId: uuidv7,
    waitUntil,
    tellRoom: announcer({ env, log, now: Date.now, waitUntil }),
  };
}

async function readCall<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: RouteArgs["params"],
  maxBytes?: number,
): Promise<Call<E>> {
  const body = endpoint.body === null ? undefined : await readBody(request, endpoint.body, maxBytes);
  // The one place where the checked body takes the type its contract gives it: TypeScript does not follow the condition on `body`.
  return { params: pathParams(endpoint.path, params) as ParamsOf<E>, body: body as BodyOf<E> };
}
