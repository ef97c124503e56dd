import type { BodyOf, Endpoint, ParamsOf } from "~/contracts/endpoint";
import { maxBodyBytes } from "~/contracts/endpoint";
import { assistantFor } from "../assistant/assistant-for";
import type { Identity } from "../identity/port";
import { verifierFor } from "../identity/verifier-for";
import { verifyRoom } from "../rooms/verify-room";
import { bearerToken } from "./bearer-token";
import type { OpenContext, Sent, UseCase } from "./call-context";
import { forUseCase, tripOf } from "./for-use-case";
import { limitCallOf, limitOpenCall } from "./rate-limit";
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
    const { cost } = endpoint;
    const admitted = await admit(endpoint, request, params, context);
    const sent = await readCall(endpoint, request, params);
    if (admitted.identity) await limitCallOf(cost, admitted.identity.uid, tripOf(sent), context.env);
    const assistant = assistantFor(context.env, context.log);
    return answer(...forUseCase(endpoint, { ...admitted, ...(cost === "assistant" && { assistant }) }, sent));
  },
});

/**
 * Lets in who may call, with who they are if the call asks for it; what a companion may do on the trip is asked later, by `allow`.
 * Throws 401 for others, 429 for those who call too often.
 */
async function admit(
  { access, cost }: Endpoint,
  request: Request,
  params: Params,
  context: OpenContext,
): Promise<OpenContext & { identity?: Identity }> {
  switch (access.kind) {
    case "open":
      await limitOpenCall(cost, request, context.env);
      return context;
    case "room":
      await verifyRoom(request, params.tripId, context.env);
      return context;
    case "user":
    case "companion":
      return { ...context, identity: await verifierFor(context.env).verify(bearerToken(request), context.now()) };
    default:
      return access satisfies never;
  }
}

async function readCall<E extends Endpoint>(endpoint: E, request: Request, params: Params): Promise<Sent<E>> {
  const body =
    endpoint.body === null ? undefined : await readBody(request, endpoint.body, maxBodyBytes(endpoint.access));
  // The one place where the checked body takes the type its contract gives it: TypeScript does not follow the condition on `body`.
  return { params: pathParams(endpoint.path, params) as ParamsOf<E>, body: body as BodyOf<E> };
}
