import type { Endpoint } from "~/contracts/endpoint";
import type { Identity } from "../identity/port";
import { allowBy } from "./allow";
import type { Call, ContextOf, OpenContext, Sent } from "./call-context";

/** Context and call as the endpoint's use-case gets them: of a companion's call the trip and the caller are left to `allow`. */
export function forUseCase<E extends Endpoint>(
  { access, path }: E,
  context: OpenContext & { identity?: Identity },
  sent: Sent<E>,
): [ContextOf<E>, Call<E>] {
  // TypeScript does not follow from `access` to what its kind of call gets; `ContextOf` and `Call` say the same as this.
  if (access.kind !== "companion") return [context, sent] as [ContextOf<E>, Call<E>];
  const { identity, ...open } = context;
  const [inPath, params] = takeTrip(sent.params);
  const [inBody, body] = takeTrip(sent.body);
  const tripId = inPath ?? inBody;
  if (identity === undefined || tripId === undefined) throw new Error(`${path} names no trip, or nobody who asks.`);
  return [
    { ...open, allow: allowBy(access, identity.uid, tripId) },
    { params, body },
  ] as [ContextOf<E>, Call<E>];
}

/** The trip that a part of the call names, and the rest. */
function takeTrip(part: unknown): [string | undefined, unknown] {
  if (typeof part !== "object" || part === null || !("tripId" in part)) return [undefined, part];
  const { tripId, ...rest } = part;
  return [typeof tripId === "string" ? tripId : undefined, rest];
}
