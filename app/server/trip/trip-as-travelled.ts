import { asTravelled, liveMoment } from "~/domain/live/live-moment";
import type { LiveStatus } from "~/domain/live/live-position";
import { wakingZone } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { clockOf } from "../live/advance-trip";

/** A trip that is on or over with the dates on which it is or was travelled; one that has not begun as it is planned. */
export function tripAsTravelled(trip: Trip, live: LiveStatus, now: number): Trip {
  if (!live.startedTrip || live.tripComplete) return asTravelled(trip, null);
  return asTravelled(trip, liveMoment(live, trip, clockOf(wakingZone(trip, live.currentDayIndex), now)));
}

type Briefed = { trip: Trip; live: LiveStatus; brief: TripBrief };

/** What is known of a trip for whoever answers about it: its days are those on which it is travelled. */
export const briefAsTravelled = ({ trip, live, brief }: Briefed, now: number): TripBrief => ({
  ...brief,
  startDate: tripAsTravelled(trip, live, now).startDate,
});
