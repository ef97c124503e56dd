import { readReflections } from "~/contracts/calls/memories";
import { callApi } from "../api/api-client";
import { keepReflections, keptReflections } from "../storage/kept-reflections";
import { readLocal } from "../storage/local-copy";
import { currentSession } from "../session/session";

/** Reflections this young are not fetched again by the next start of the app. */
const FRESH_FOR_MS = 15 * 60_000;

/** Fetches what companions wrote, which no screen but the memories asks for, so that it is there without a network. @throws ApiProblem */
export async function keepReflectionsOffline({ evenFresh = false } = {}): Promise<void> {
  const trip = readLocal("tripData");
  if (currentSession() === null || trip === null || !trip.startedTrip) return;
  if (!evenFresh && Date.now() - (keptReflections(trip.tripId)?.keptAt ?? 0) < FRESH_FOR_MS) return;
  const { reflections } = await callApi(readReflections, { params: { tripId: trip.tripId } });
  if (readLocal("tripData")?.tripId === trip.tripId) keepReflections(trip.tripId, reflections);
}
