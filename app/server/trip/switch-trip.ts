import { problemTexts } from "#messages/server";
import { switchToTrip } from "#db/repositories/own-trips";
import type { switchTrip as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** Makes another of the caller's trips the one they are on now. Of anybody else's trip they learn nothing. */
export const switchTrip: UseCase<typeof call> = async ({ db, identity, now }, { body: { tripId } }) => {
  const switched = await switchToTrip(db, identity.uid, tripId, now());
  if (!switched) throw new Problem("not-found", problemTexts.noTrip);
  return switched;
};
