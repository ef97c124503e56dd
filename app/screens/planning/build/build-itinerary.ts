import { callApi } from "~/browser/api/api-client";
import { isOutOfReach, isTooMany, isUnauthenticated, problemMessage } from "~/browser/api/api-problem";
import { hydrate } from "~/contracts/calls/hydrate";
import { buildItinerary, readItineraryDays } from "~/contracts/calls/itinerary";
import { withDayIndexes } from "~/domain/plan/block-edit";
import type { Itinerary } from "~/domain/plan/itinerary";

/** A plan of many days by a model that writes takes its time; the server keeps every finished day meanwhile. */
const BUILD_PATIENCE_MS = 120_000;

/** A phone that fell asleep, or changed its network, joins the build again by itself: so often, after so long. */
const REJOINS = 2;
const REJOIN_AFTER_MS = 1_500;

export type BuildOutcome =
  | { kind: "built"; itinerary: Itinerary }
  | { kind: "not-fetched" }
  /** `why` where the server says what to wait for. */
  | { kind: "failed"; why: string | null }
  | { kind: "signed-out" };

const underWay = new Map<string, Promise<BuildOutcome>>();

/**
 * Builds what is missing of the itinerary, then loads its days (SPEC section 4). Never rejects.
 * Coming back while it is under way joins it; the server takes a repeated build for the same one.
 */
export function buildOnce(tripId: string): Promise<BuildOutcome> {
  const running = underWay.get(tripId) ?? build(tripId).finally(() => underWay.delete(tripId));
  underWay.set(tripId, running);
  return running;
}

async function build(tripId: string): Promise<BuildOutcome> {
  try {
    await askToBuild(tripId);
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: "signed-out" };
    return { kind: "failed", why: isTooMany(error) ? problemMessage(error, "") : null };
  }
  return fetchDays(tripId);
}

async function askToBuild(tripId: string, rejoins = REJOINS): Promise<void> {
  try {
    await callApi(buildItinerary, { body: { tripId }, timeoutMs: BUILD_PATIENCE_MS });
  } catch (error) {
    if (!isOutOfReach(error) || !navigator.onLine || rejoins === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, REJOIN_AFTER_MS));
    await askToBuild(tripId, rejoins - 1);
  }
}

/** Loads the saved days alone. Never rejects. */
export async function fetchDays(tripId: string): Promise<BuildOutcome> {
  try {
    const itinerary = await callApi(readItineraryDays, { params: { tripId } });
    return itinerary.days.length === 0
      ? { kind: "not-fetched" }
      : { kind: "built", itinerary: { ...itinerary, days: withDayIndexes(itinerary.days) } };
  } catch (error) {
    return { kind: isUnauthenticated(error) ? "signed-out" : "not-fetched" };
  }
}

/** The days that are there so far, while they are still built; null when there are none, or the server does not say. Never rejects. */
export async function daysSoFar(tripId: string): Promise<Itinerary | null> {
  const { itineraryData } = await callApi(hydrate).catch(() => ({ itineraryData: null })); // the next look asks again
  return itineraryData?.tripId === tripId ? itineraryData : null;
}
