import { findLiveTrip } from "#db/repositories/live-positions";
import type { takeBackStart as call } from "~/contracts/calls/live";
import { takeBackStart as takeBack } from "~/domain/live/live-advance";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { advanceTrip } from "./advance-trip";

/** Makes a trip that was started a planned one again, until a block is completed; a trip that is not started stays as it is. */
export const takeBackStart: UseCase<typeof call> = async (context) => {
  const found = await context.allow(({ uid, tripId }) => findLiveTrip(context.db, uid, tripId));
  return advanceTrip(context, { ...found, seen: found.live, by: actorOf(found) }, takeBack);
};
