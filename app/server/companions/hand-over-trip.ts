import { problemTexts } from "#messages/server";
import { handOverTrip as handOver } from "#db/repositories/handing-over";
import type { handOverTrip as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { memberOf, membershipNews, visibleTo, withCaller } from "./company";

/** Makes a participant the organizer and the caller a participant. Both come back to the room with tickets of their new roles. */
export const handOverTrip: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { userId } }) => {
  const { changed, company, tripId, ...caller } = await allow(
    async ({ uid, tripId }) => {
      const handing = await handOver(db, uid, tripId, userId, now());
      if (handing.kind === "organizes-another") throw new Problem("organizes-another");
      return withCaller(handing);
    },
    // A phone that asked twice finds it done: by then it is a participant's.
    (found) => found.userId !== userId && found.company.member(userId)?.role === "originator",
  );
  const person = memberOf(company, userId);
  if (!person.isOn) throw new Problem("not-found", problemTexts.notOnTrip);
  if (changed) tellRoom(tripId, { ...membershipNews(caller, "handed-over", person), reseat: [caller.userId, userId] });
  return visibleTo(company.member(caller.userId)?.role ?? caller.role, company);
};
