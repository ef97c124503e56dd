import { setAdmission as set } from "#db/repositories/membership/admitting";
import type { setAdmission as call } from "~/contracts/calls/companions";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { withCaller } from "./company";

/** Whether the organizer lets each person in. Whoever waits when it is switched off goes on waiting for an answer. */
export const setAdmission: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { admitEach } }) => {
  const { changed, trip, tripId, ...organizer } = await allow(async ({ uid, tripId }) =>
    withCaller(await set(db, uid, tripId, admitEach, now())),
  );
  if (!trip) throw new Error("A trip with an organizer is not there.");
  if (changed) tellRoom(tripId, { by: actorOf(organizer), messages: [{ type: "trip", trip }] });
  return { trip };
};
