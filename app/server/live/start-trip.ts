import { findLiveTrip, startTrip as start } from "#db/repositories/live-positions";
import type { startTrip as call } from "~/contracts/calls/live";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { actorOf } from "../rooms/news";

/** Starts a trip that has a plan; starting again changes nothing. */
export const startTrip: UseCase<typeof call> = async ({ db, allow, now, tellRoom }) => {
  const found = await allow(({ uid, tripId }) => findLiveTrip(db, uid, tripId));
  if (found.live.startedTrip) return found.live;
  const { moved, live } = await start(db, found.tripId, now());
  if (!live.startedTrip) throw new Problem("not-ready");
  if (moved) tellRoom(found.tripId, { by: actorOf(found), messages: [{ type: "live", position: live }] });
  return live;
};
