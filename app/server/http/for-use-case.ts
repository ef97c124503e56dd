import type { Endpoint } from "~/contracts/endpoint";
import type { Identity } from "../identity/port";
import { allowBy } from "./allow";
import type { Call, CompanionContext, ContextOf, OpenContext, Sent, WithAssistant } from "./call-context";

type Admitted = OpenContext & { identity?: Identity } & Partial<WithAssistant>;

/** Context and call as the endpoint's use-case gets them: of a companion's call the trip and the caller are left to `allow`. */
export function forUseCase<E extends Endpoint>(
  { access, path }: E,
  admitted: Admitted,
  sent: Sent<E>,
): [ContextOf<E>, Call<E>] {
  // TypeScript does not follow from `access` to what its kind of call gets; `ContextOf` and `Call` say the same as this.
  if (access.kind !== "companion") return [admitted, sent] as [ContextOf<E>, Call<E>];
  const { identity, ...open } = admitted;
  const [, params] = takeTrip(sent.params);
  const [, body] = takeTrip(sent.body);
  const tripId = tripOf(sent);
  if (identity === undefined || tripId === undefined) throw new Error(`${path} names no trip, or nobody who asks.`);
  const context: Partial<CompanionContext> & OpenContext = { ...open, allow: allowBy(access, identity.uid, tripId) };
  return [context, { params, body }] as [ContextOf<E>, Call<E>];
}

/** The trip that a call names, in its path or in its body. */
export const tripOf = ({ params, body }: { params: unknown; body: unknown }): string | undefined =>
  takeTrip(params)[0] ?? takeTrip(body)[0];

/** The trip that a part of the call names, and the rest. */
function takeTrip(part: unknown): [string | undefined, unknown] {
  if (typeof part !== "object" || part === null || !("tripId" in part)) return [undefined, part];
  const { tripId, ...rest } = part;
  return [typeof tripId === "string" ? tripId : undefined, rest];
}
