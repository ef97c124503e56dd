import { speaksFor } from "~/contracts/room/room-token";
import type { Env } from "../env";
import { unauthenticated } from "../http/bearer-token";

/** Lets only the trip's own room through. Throws 401 for everybody else: a user's token, another room's, one for another purpose. */
export async function verifyRoom(
  request: Request,
  tripId: string | undefined,
  { ROOM_SECRET: secret }: Env,
): Promise<void> {
  const authorization = request.headers.get("Authorization");
  if (!secret || tripId === undefined || !(await speaksFor(authorization, "toWorker", tripId, secret)))
    throw unauthenticated();
}
