import { asTravelled, liveMoment } from "~/domain/live/live-moment";
import type { LiveStatus } from "~/domain/live/live-position";
import { wakingZone } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { clockOf } from "../live/move-on";

/** A trip that is on with the dates on which it is travelled; any other as it is planned. */
export function tripAsTravelled(trip: Trip, live: LiveStatus, now: number): Trip {
  if (!live.startedTrip || live.tripComplete) return trip;
  return asTravelled(trip, liveMoment(live, trip, clockOf(wakingZone(trip, live.currentDayIndex), now)));
}

type Briefed = { trip: Trip; live: LiveStatus; brief: TripBrief };

/** What is known of a trip for whoever answers about it: its days are those on which it is travelled. */
export const briefAsTravelled = ({ trip, live, brief }: Briefed, now: number): TripBrief => ({
  ...brief,
  startDate: tripAsTravelled(trip, live, now).startDate,
});
