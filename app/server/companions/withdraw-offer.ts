import { withdrawOffer as withdraw } from "#db/repositories/membership/handing-over";
import type { withdrawOffer as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { offerNews, visibleTo, withCaller } from "./company";

/** Takes back what was offered. Doing it again changes nothing, nor does it once the offer was taken. */
export const withdrawOffer: UseCase<typeof call> = async ({ db, allow, tellRoom }) => {
  const { changed, company, tripId, ...organizer } = await allow(async ({ uid, tripId }) =>
    withCaller(await withdraw(db, uid, tripId)),
  );
  if (changed) tellRoom(tripId, offerNews(organizer, company));
  return visibleTo(organizer, company);
};
