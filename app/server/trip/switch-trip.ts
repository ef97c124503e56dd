import { switchToTrip } from "#db/repositories/account/own-trips";
import type { switchTrip as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";

/** Makes another of the caller's trips the one they are on now. Of anybody else's trip they learn nothing. */
export const switchTrip: UseCase<typeof call> = async ({ db, allow, now }) => {
  const { user, trip } = await allow(async ({ uid, tripId }) => {
    const switched = await switchToTrip(db, uid, tripId, now());
    return switched && { ...switched, role: switched.user.role };
  });
  return { user, trip };
};
