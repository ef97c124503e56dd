import { removeFromTrip } from "#db/repositories/company";
import type { removeCompanion as call } from "~/contracts/calls/companions";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { membershipNews, memberOf, visibleTo } from "./company";

/** Takes a participant off the trip; their access and their seat in the room end with it. Removing again changes nothing. */
export const removeCompanion: UseCase<typeof call> = async (
  { db, identity, now, tellRoom },
  { params: { tripId }, body: { userId } },
) => {
  const { caller, changed, company } = await removeFromTrip(db, identity.uid, tripId, userId, now());
  const organizer = allow(caller, "manage-companions");
  const person = memberOf(company, userId);
  if (person.role === "originator") throw new Problem("organizer-stays");
  if (changed) tellRoom(tripId, { ...membershipNews(organizer, "removed", person), dismiss: [userId] });
  return visibleTo(organizer.role, company);
};
