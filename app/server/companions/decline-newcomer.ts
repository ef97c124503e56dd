import { declineNewcomer as decline } from "#db/repositories/membership/admitting";
import type { declineNewcomer as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { pendingNews, visibleTo, withCaller } from "./company";

/** Does not let somebody in who waits. Doing it again changes nothing, nor does it for one who is on the trip by now. */
export const declineNewcomer: UseCase<typeof call> = async ({ db, allow, tellRoom }, { body: { userId } }) => {
  const { changed, company, tripId, ...organizer } = await allow(async ({ uid, tripId }) =>
    withCaller(await decline(db, uid, tripId, userId)),
  );
  if (changed) tellRoom(tripId, { by: null, messages: [pendingNews(company.newcomers.length)] });
  return visibleTo(organizer, company);
};
