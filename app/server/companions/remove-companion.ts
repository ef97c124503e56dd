import { removeFromTrip } from "#db/repositories/membership/company";
import type { removeCompanion as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { memberOf, membershipNews, visibleTo, withCaller } from "./company";

/** Takes a participant off the trip; their access and their seat in the room end with it. Removing again changes nothing. */
export const removeCompanion: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { userId } }) => {
  const { changed, company, tripId, ...organizer } = await allow(async ({ uid, tripId }) =>
    withCaller(await removeFromTrip(db, uid, tripId, userId, now())),
  );
  const person = memberOf(company, userId);
  if (person.role === "originator") throw new Problem("organizer-stays");
  if (changed) tellRoom(tripId, { ...membershipNews(organizer, "removed", person), dismiss: [userId] });
  return visibleTo(organizer, company);
};
