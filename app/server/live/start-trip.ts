import { findLiveTrip, startTrip as start } from "#db/repositories/live-positions";
import type { startTrip as call } from "~/contracts/calls/live";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { actorOf } from "../rooms/announcer";

/** Starts a trip that has a plan; starting again changes nothing. */
export const startTrip: UseCase<typeof call> = async ({ db, identity, now, tellRoom }, { params: { tripId } }) => {
  const found = allow(await findLiveTrip(db, identity.uid, tripId), "run-trip");
  if (found.live.startedTrip) return found.live;
  const { moved, live } = await start(db, tripId, now());
  if (!live.startedTrip) throw new Problem("not-ready");
  if (moved) tellRoom(tripId, { by: actorOf(found), messages: [{ type: "live", position: live }] });
  return live;
};
