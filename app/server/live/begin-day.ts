import { findLiveTrip } from "#db/repositories/live-positions";
import type { beginDay as call } from "~/contracts/calls/live";
import { hasBegun, travellersDate } from "~/domain/live/day-begins";
import { beginDay as begin } from "~/domain/live/live-advance";
import { wakingZone } from "~/domain/trip/leg-zones";
import type { UseCase } from "../http/call-context";
import { dayParam } from "../itinerary/day-and-block";
import { actorOf } from "../rooms/news";
import { clockOf, advanceTrip } from "./advance-trip";

/** Begins the day that the trip has come to before its date has; a day that has begun answers with the position unchanged. */
export const beginDay: UseCase<typeof call> = async (context, { params }) => {
  const dayIndex = dayParam("dayIndex", params.dayIndex);
  const found = await context.allow(({ uid, tripId }) => findLiveTrip(context.db, uid, tripId));
  const clock = clockOf(wakingZone(found.calendar, found.live.currentDayIndex), context.now());
  return advanceTrip(context, { ...found, seen: found.live, by: actorOf(found) }, (status) =>
    begin(status, dayIndex, {
      hasBegun: hasBegun(status, found.calendar.startDate, clock),
      today: travellersDate(clock),
    }),
  );
};
