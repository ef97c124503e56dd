import { problemTexts } from "#messages/server";
import { admitToTrip } from "#db/repositories/membership/admitting";
import type { admitNewcomer as call } from "~/contracts/calls/companions";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { membershipNews, pendingNews, visibleTo, withCaller } from "./company";

/** Lets somebody in who waits. Doing it again changes nothing; one who does not wait any more stays outside. */
export const admitNewcomer: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { userId } }) => {
  const { changed, company, tripId, ...organizer } = await allow(async ({ uid, tripId }) => {
    const admission = await admitToTrip(db, uid, tripId, userId, now());
    if (admission.kind === "trip-full")
      throw new Problem("limit-reached", problemTexts.tripFullForOrganizer(MAX_COMPANIONS));
    return withCaller(admission);
  });
  const person = company.member(userId);
  if (!person?.isOn) throw new Problem("not-found", problemTexts.notWaiting);
  if (changed) {
    const { by, messages = [] } = membershipNews(organizer, "joined", person);
    tellRoom(tripId, { by, messages: [...messages, pendingNews(company.newcomers.length)] });
  }
  return visibleTo(organizer, company);
};
