import type { Database } from "#db/client";
import type { SignIn } from "#db/ended-account-check";
import type { BodyOf, Endpoint, ParamsOf } from "~/contracts/endpoint";
import { maxBodyBytes } from "~/contracts/endpoint";
import { userIdOf } from "#db/repositories/companions";
import { problemTexts } from "#messages/server";
import { assistantFor } from "../assistant/assistant-for";
import { type TokenBudget, tokenBudget } from "../assistant/token-budget";
import { digestOf } from "../identity/digest";
import type { Identity } from "../identity/port";
import { signInOf } from "../identity/sign-in";
import { verifierFor } from "../identity/verifier-for";
import { verifyRoom } from "../rooms/verify-room";
import { bearerToken } from "./bearer-token";
import { type OpenContext, type Sent, StreamedReply, type UseCase, WithStatus } from "./call-context";
import { forUseCase, tripOf } from "./for-use-case";
import { limitCallOf, limitOpenCall } from "./rate-limit";
import { readBody } from "./read-body";
import { pathParams } from "./path-params";

/** The `:name` parts of the path that was called. */
export type Params = Record<string, string>;

/**
 * The database that opens nothing to a sign-in from before its account was deleted. `ensureChecked` asks for that alone, where nothing else
 * was asked.
 */
export type DatabaseOf = (signIn: SignIn) => { db: Database; ensureChecked: () => Promise<void> };

/** A call with what answers it, whatever its body and reply look like. */
export type ServedCall = Pick<Endpoint, "method" | "path"> & {
  work: (request: Request, params: Params, context: OpenContext, databaseOf: DatabaseOf) => Promise<unknown>;
};

/** An endpoint and the use-case that answers it: lets in whom the endpoint's `access` names, checks what they sent, and hands it on. */
export const serveCall = <E extends Endpoint>(endpoint: E, answer: UseCase<E>): ServedCall => ({
  method: endpoint.method,
  path: endpoint.path,
  work: async (request, params, opened, databaseOf) => {
    const identity = await admit(endpoint, request, params, opened);
    const sent = await readCall(endpoint, request, params);
    if (identity === null) return answerWith(opened, endpoint, answer, sent);
    await limitCallOf(endpoint.cost, identity.uid, tripOf(sent), opened.env);
    const { db, ensureChecked } = databaseOf(await signInOf(identity));
    const answered = await answerWith({ ...opened, db, identity }, endpoint, answer, sent);
    await ensureChecked();
    return answered;
  },
});

/** Runs the use-case, with the assistant where the contract says so. Where the model was not to be asked any more, the reply says that too. */
async function answerWith<E extends Endpoint>(
  admitted: OpenContext & { identity?: Identity },
  endpoint: E,
  answer: UseCase<E>,
  sent: Sent<E>,
): Promise<unknown> {
  if (endpoint.cost !== "assistant") return answer(...forUseCase(endpoint, admitted, sent));
  const { identity, env, log } = admitted;
  const tokens = tokenBudget(admitted, identity ? userIdOf(identity.uid) : await visitorOf(admitted));
  const assistant = assistantFor(env, log, tokens);
  const reply: unknown = await answer(...forUseCase(endpoint, { ...admitted, assistant }, sent));
  if (reply instanceof StreamedReply) return warnedAtItsEnd(reply, tokens);
  if (!tokens.isUsedUp() || typeof reply !== "object" || reply instanceof WithStatus) return reply;
  return { ...reply, warning: problemTexts.modelUsedUp };
}

/** Of a reply that is still being written, it shows at the end whether the model was not to be asked any more. */
function warnedAtItsEnd({ fields, headers }: StreamedReply<object>, tokens: TokenBudget): StreamedReply<object> {
  const warning = Promise.allSettled(Object.values(fields)).then(() =>
    tokens.isUsedUp() ? problemTexts.modelUsedUp : undefined,
  );
  return new StreamedReply<object>({ ...fields, warning }, headers);
}

/** Whoever tries a demo without an account, by their network. */
const visitorOf = ({ address }: OpenContext): Promise<string> => digestOf(`visitor ${address}`);

/**
 * Lets in who may call, and says who they are if the call asks for it; what a companion may do on the trip is asked later, by `allow`.
 * Throws 401 for others, 429 for those who call too often.
 */
async function admit(
  { access, cost }: Endpoint,
  request: Request,
  params: Params,
  context: OpenContext,
): Promise<Identity | null> {
  switch (access.kind) {
    case "open":
      await limitOpenCall(cost, request, context.env);
      return null;
    case "room":
      await verifyRoom(request, params.tripId, context.env);
      return null;
    case "user":
    case "companion":
      return verifierFor(context.env).verify(bearerToken(request), context.now());
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
