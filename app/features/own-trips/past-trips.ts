import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { listTrips } from "~/contracts/calls/trip";
import type { CalendarDate } from "~/domain/dates/calendar-date";
import { asTravelled } from "~/domain/live/live-moment";
import { isPast, type OwnTrip } from "~/domain/people/membership";

/** The trips that are behind somebody; where they could not be fetched, the one that this device keeps. */
export type PastTrips = { kind: "loaded" | "failed"; trips: PastTrip[] } | { kind: "refused" };
export type PastTrip = Omit<OwnTrip, "role">;

/** The newest first. Never rejects, so that a screen may wait for it after painting. */
export async function loadPastTrips(today: CalendarDate): Promise<PastTrips> {
  try {
    const { trips } = await callApi(listTrips, { timeoutMs: 15_000 });
    return { kind: "loaded", trips: newestFirst(trips.filter((trip) => isPast(trip, today))) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (isUnauthenticated(error)) {
      endRefusedSession();
      return { kind: "refused" };
    }
    const kept = readLocal("tripData");
    return { kind: "failed", trips: kept !== null && isPast(kept, today) ? [asTravelled(kept, null)] : [] };
  }
}

const newestFirst = (trips: readonly PastTrip[]): PastTrip[] =>
  trips.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
