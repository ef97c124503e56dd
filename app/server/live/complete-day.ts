import { findLiveTrip } from "#db/repositories/live-positions";
import type { completeDay as call } from "~/contracts/calls/live";
import { completeDay as complete } from "~/domain/live/live-advance";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { dayParam } from "../itinerary/day-and-block";
import { advanceTrip } from "./advance-trip";

/** Completes what is left of a day; a day already past answers with the position unchanged. */
export const completeDay: UseCase<typeof call> = async (context, { params }) => {
  const dayIndex = dayParam("dayIndex", params.dayIndex);
  const found = await context.allow(({ uid, tripId }) => findLiveTrip(context.db, uid, tripId));
  return advanceTrip(context, { ...found, seen: found.live, by: actorOf(found) }, (status) =>
    complete(status, dayIndex),
  );
};
