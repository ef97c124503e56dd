import { problemTexts } from "#messages/server";
import { handOverTrip as handOver } from "#db/repositories/handing-over";
import type { handOverTrip as call } from "~/contracts/calls/companions";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { membershipNews, memberOf, visibleTo } from "./company";

/** Makes a participant the organizer and the caller a participant. Both come back to the room with tickets of their new roles. */
export const handOverTrip: UseCase<typeof call> = async (
  { db, identity, now, tellRoom },
  { params: { tripId }, body: { userId } },
) => {
  const handing = await handOver(db, identity.uid, tripId, userId, now());
  if (handing.kind === "organizes-another") throw new Problem("organizes-another");
  const { changed, company } = handing;
  const caller = allow(handing.caller, "read-trip");
  const isTheirs = caller.userId !== userId && company.member(userId)?.role === "originator";
  if (!isTheirs) allow(caller, "manage-companions");
  const person = memberOf(company, userId);
  if (!person.isOn) throw new Problem("not-found", problemTexts.notOnTrip);
  if (changed) tellRoom(tripId, { ...membershipNews(caller, "handed-over", person), reseat: [caller.userId, userId] });
  // A phone that asked twice finds it done: by then it is a participant's.
  return visibleTo(company.member(caller.userId)?.role ?? caller.role, company);
};
