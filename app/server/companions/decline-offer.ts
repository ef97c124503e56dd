import { declineOffer as decline } from "#db/repositories/membership/handing-over";
import type { declineOffer as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { offerNews, visibleTo, withCaller } from "./company";

/** Turns down the offer of the trip. Doing it again changes nothing. */
export const declineOffer: UseCase<typeof call> = async ({ db, allow, tellRoom }) => {
  const { changed, company, tripId, ...companion } = await allow(async ({ uid, tripId }) =>
    withCaller(await decline(db, uid, tripId)),
  );
  if (changed) tellRoom(tripId, offerNews(companion, company));
  return visibleTo(companion, company);
};
