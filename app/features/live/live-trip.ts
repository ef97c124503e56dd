import { redirect } from "@remix-run/react";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { dayBegins, travelledOn } from "~/browser/api/live-status";
import { useFollowed } from "~/browser/room/use-followed";
import { readLocal } from "~/browser/storage/local-copy";
import { readOutbox } from "~/browser/outbox/outbox-store";
import type { User } from "~/domain/people/companion";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Position } from "~/domain/live/live-position";
import { clockIn } from "~/domain/live/day-begins";
import { type LiveMoment, liveMoment } from "~/domain/live/live-moment";
import { dayBeginsWithQueue, positionWithQueue, type QueuedCommand } from "~/domain/offline/outbox";
import { wakingZone, zoneOn } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";

/** What the live screens work from: the trip, its plan and where the trip stands, as the local copy has them. */
export type LiveTrip = {
  user: User;
  trip: Trip;
  plan: Itinerary | null;
  /** With what this phone did offline and has not sent yet. */
  position: Position;
  /** What the screens say of where the trip is. */
  moment: LiveMoment;
  waiting: readonly QueuedCommand[];
};

/** The trip of the local copy, or null when it holds none. */
export function readLiveTrip(): LiveTrip | null {
  const user = readLocal("userData");
  const trip = readLocal("tripData");
  if (user === null || trip === null) return null;
  const { waiting } = readOutbox(trip.tripId);
  const known = { dayIndex: readLocal("currentDayIndex"), block: readLocal("currentBlockName") };
  const position = positionWithQueue(known, waiting, trip.daysTotal);
  const now = new Date();
  const kept = { dayBeginsOn: dayBegins.read(), travelledOn: travelledOn.read() ?? [] };
  const told = { currentDayIndex: known.dayIndex, currentBlock: known.block, ...kept };
  const reached = {
    currentDayIndex: position.dayIndex,
    currentBlock: position.block,
    travelledOn: kept.travelledOn,
    dayBeginsOn: dayBeginsWithQueue(told, waiting, trip, (day) => clockIn(zoneOn(trip, day), now)),
  };
  const clock = clockIn(wakingZone(trip, position.dayIndex), now);
  return { user, trip, plan: readLocal("itineraryData"), position, moment: liveMoment(reached, trip, clock), waiting };
}

/** The same trip as the room has it by now, for a screen whose `clientLoader` also asks the server for something. */
export const useFollowedTrip = (live: LiveTrip): LiveTrip =>
  useFollowed(live, () => {
    const now = readLiveTrip();
    return now?.trip.tripId === live.trip.tripId ? now : null;
  });

/**
 * For a `clientLoader`: the trip of the local copy at once; a browser that lacks it or its plan asks the server first.
 * Null when there is nothing and the server could not be reached.
 * @throws a redirect to /access when nobody is signed in, to /localrouter when there is no trip to run.
 */
export async function loadLiveTrip(): Promise<LiveTrip | null> {
  requireSession();
  const known = readLiveTrip();
  if (known?.plan) return known;
  try {
    await hydrateLocalCopy();
  } catch (error) {
    onUnauthenticated(error);
    return known;
  }
  const restored = readLiveTrip();
  if (restored === null) throw redirect("/localrouter");
  return restored;
}

/** For the screens that lead back into a day. @throws a redirect to /tripcomplete once the last evening is done. */
export async function loadRunningTrip(): Promise<LiveTrip | null> {
  const live = await loadLiveTrip();
  if (live !== null && isOver(live)) throw redirect("/tripcomplete");
  return live;
}

/** Whether the trip stands beyond its last evening (DESIGN section 3, trip rules). */
export const isOver = ({ position, trip }: LiveTrip): boolean => position.dayIndex > trip.daysTotal;
