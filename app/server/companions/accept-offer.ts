import { problemTexts } from "#messages/server";
import { acceptOffer as accept } from "#db/repositories/membership/handing-over";
import type { acceptOffer as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { memberOf, membershipNews, visibleTo, withCaller } from "./company";

/** Makes the caller the organizer, and who organized the trip a participant. Both come back to the room with tickets of their new roles. */
export const acceptOffer: UseCase<typeof call> = async ({ db, allow, now, tellRoom }) => {
  const { changed, company, before, tripId, ...caller } = await allow(async ({ uid, tripId }) => {
    const acceptance = await accept(db, uid, tripId, now());
    if (acceptance.kind === "organizes-another")
      throw new Problem("organizes-another", problemTexts.youOrganizeAnother);
    return withCaller(acceptance);
  });
  const taken = memberOf(company, caller.userId);
  if (taken.role !== "originator") throw new Problem("conflict", problemTexts.offerGone);
  const former = before === undefined ? undefined : company.member(before);
  if (changed && former)
    tellRoom(tripId, { ...membershipNews(former, "handed-over", taken), reseat: [former.userId, taken.userId] });
  return visibleTo(taken, company);
};
