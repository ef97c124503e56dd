import { findLiveTrip } from "#db/repositories/live-positions";
import type { completeDay as call } from "~/contracts/calls/live";
import { completeDay as complete } from "~/domain/live/live-advance";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/announcer";
import { dayParam } from "../itinerary/day-and-block";
import { moveOn } from "./move-on";

/** Completes what is left of a day; a day already past answers with the position unchanged. */
export const completeDay: UseCase<typeof call> = async (context, { params: { tripId, ...params } }) => {
  const dayIndex = dayParam("dayIndex", params.dayIndex);
  const found = allow(await findLiveTrip(context.db, context.identity.uid, tripId), "run-trip");
  return moveOn(context, { tripId, seen: found.live, by: actorOf(found) }, (status) => complete(status, dayIndex));
};
