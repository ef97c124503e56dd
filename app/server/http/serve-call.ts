import type { BodyOf, Endpoint, ParamsOf } from "~/contracts/endpoint";
import { maxBodyBytes } from "~/contracts/endpoint";
import { verifierFor } from "../identity/verifier-for";
import { verifyRoom } from "../rooms/verify-room";
import { bearerToken } from "./bearer-token";
import type { Call, ContextOf, OpenContext, UseCase } from "./call-context";
import { limitOpenCalls } from "./rate-limit";
import { readBody } from "./read-body";
import { pathParams } from "./path-params";

/** The `:name` parts of the path that was called. */
export type Params = Record<string, string>;

/** A call with what answers it, whatever its body and reply look like. */
export type ServedCall = Pick<Endpoint, "method" | "path"> & {
  work: (request: Request, params: Params, context: OpenContext) => Promise<unknown>;
};

/** An endpoint and the use-case that answers it: lets in whom the endpoint's `access` names, checks what they sent, and hands it on. */
export const serveCall = <E extends Endpoint>(endpoint: E, answer: UseCase<E>): ServedCall => ({
  method: endpoint.method,
  path: endpoint.path,
  work: async (request, params, context) => {
    const admitted = await admit(endpoint, request, params, context);
    return answer(admitted, await readCall(endpoint, request, params));
  },
});

/** The context of a caller whom the endpoint lets in. Throws 401 for others, 429 for those who call too often. */
async function admit<E extends Endpoint>(
  { access }: E,
  request: Request,
  params: Params,
  context: OpenContext,
): Promise<ContextOf<E>> {
  switch (access.kind) {
    case "open":
      await limitOpenCalls(request, access, context.env);
      return context as ContextOf<E>;
    case "room":
      await verifyRoom(request, params.tripId, context.env);
      return context as ContextOf<E>;
    case "user":
    case "companion": {
      const identity = await verifierFor(context.env).verify(bearerToken(request), context.now());
      return { ...context, identity } as ContextOf<E>;
    }
    default:
      return access satisfies never;
  }
}

async function readCall<E extends Endpoint>(endpoint: E, request: Request, params: Params): Promise<Call<E>> {
  const body =
    endpoint.body === null ? undefined : await readBody(request, endpoint.body, maxBodyBytes(endpoint.access));
  // The one place where the checked body takes the type its contract gives it: TypeScript does not follow the condition on `body`.
  return { params: pathParams(endpoint.path, params) as ParamsOf<E>, body: body as BodyOf<E> };
}
