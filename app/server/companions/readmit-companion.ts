import { problemTexts } from "#messages/server";
import { readmitToTrip } from "#db/repositories/membership/company";
import type { readmitCompanion as call } from "~/contracts/calls/companions";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { memberOf, membershipNews, visibleTo, withCaller } from "./company";

/** Lets somebody who was removed back in. Doing it again changes nothing, nor does it for one who left by themselves. */
export const readmitCompanion: UseCase<typeof call> = async ({ db, allow, tellRoom }, { body: { userId } }) => {
  const { changed, company, tripId, ...organizer } = await allow(async ({ uid, tripId }) =>
    withCaller(await readmitToTrip(db, uid, tripId, userId)),
  );
  const person = memberOf(company, userId);
  const staysRemoved = company.removed.some((removed) => removed.userId === userId);
  if (staysRemoved && company.companions.length >= MAX_COMPANIONS)
    throw new Problem("limit-reached", problemTexts.tripFullForOrganizer(MAX_COMPANIONS));
  if (changed) tellRoom(tripId, membershipNews(organizer, "readmitted", person));
  return visibleTo(organizer, company);
};
