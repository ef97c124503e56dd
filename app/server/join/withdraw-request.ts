import { withdrawRequest as withdraw } from "#db/repositories/membership/newcomers";
import type { withdrawRequest as call } from "~/contracts/calls/trip";
import { pendingNews } from "../companions/company";
import type { UseCase } from "../http/call-context";

/** Takes the caller off the list of those who wait. Doing it again changes nothing, nor does it for one who was let in meanwhile. */
export const withdrawRequest: UseCase<typeof call> = async ({ db, identity, tellRoom }, { body: { tripId } }) => {
  const { changed, newcomers, waitingFor } = await withdraw(db, identity.uid, tripId);
  if (changed) tellRoom(tripId, { by: null, messages: [pendingNews(newcomers)] });
  return { waitingFor };
};
