import { problemTexts } from "#messages/server";
import { offerTrip as offer } from "#db/repositories/membership/handing-over";
import type { offerTrip as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { memberOf, offerNews, visibleTo, withCaller } from "./company";

/** Asks a participant to take the trip over; nothing changes until they agree. Asking again changes nothing. */
export const offerTrip: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { userId } }) => {
  const { changed, company, organizesAnother, tripId, ...organizer } = await allow(
    async ({ uid, tripId }) => withCaller(await offer(db, uid, tripId, userId, now())),
    // A phone that asked twice, and was heard in between: by now it is theirs.
    (found) => found.userId !== userId && found.company.member(userId)?.role === "originator",
  );
  const person = memberOf(company, userId);
  if (!person.isOn) throw new Problem("not-found", problemTexts.notOnTrip);
  if (organizesAnother && person.role === "participant") throw new Problem("organizes-another");
  if (changed) tellRoom(tripId, offerNews(organizer, company));
  return visibleTo(organizer, company);
};
