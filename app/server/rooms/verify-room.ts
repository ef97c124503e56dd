import { roomSecrets, speaksFor } from "~/contracts/room/room-token";
import type { Env } from "../env";
import { unauthenticated } from "../http/bearer-token";

/** Lets only the trip's own room through. Throws 401 for everybody else: a user's token, another room's, one for another purpose. */
export async function verifyRoom(request: Request, tripId: string | undefined, env: Env): Promise<void> {
  const authorization = request.headers.get("Authorization");
  const secrets = roomSecrets(env);
  if (secrets === null || tripId === undefined || !(await speaksFor(authorization, "toWorker", tripId, secrets)))
    throw unauthenticated();
}
