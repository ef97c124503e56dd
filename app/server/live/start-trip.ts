import { findLiveTrip, startTrip as start } from "#db/repositories/live-positions";
import type { startTrip as call } from "~/contracts/live";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** Starts a trip that has a plan; starting again changes nothing. */
export const startTrip: UseCase<typeof call> = async ({ db, identity, now }, { params: { tripId } }) => {
  const { live } = allow(await findLiveTrip(db, identity.uid, tripId), "run-trip");
  if (live.startedTrip) return live;
  const after = await start(db, tripId, now());
  if (!after.live.startedTrip) throw new Problem("not-ready");
  return after.live;
};
