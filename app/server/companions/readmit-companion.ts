import { readmitToTrip } from "#db/repositories/company";
import type { readmitCompanion as call } from "~/contracts/calls/companions";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { membershipNews, memberOf, visibleTo } from "./company";

/** Lets somebody who was removed back in. Doing it again changes nothing, nor does it for one who left by themselves. */
export const readmitCompanion: UseCase<typeof call> = async (
  { db, identity, tellRoom },
  { params: { tripId }, body: { userId } },
) => {
  const { caller, changed, company } = await readmitToTrip(db, identity.uid, tripId, userId);
  const organizer = allow(caller, "manage-companions");
  const person = memberOf(company, userId);
  if (changed) tellRoom(tripId, membershipNews(organizer, "readmitted", person));
  return visibleTo(organizer.role, company);
};
