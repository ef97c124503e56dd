import { callApi } from "~/browser/api-client";
import { isUnauthenticated } from "~/browser/api-problem";
import { buildItinerary, readItineraryDays } from "~/contracts/itinerary";
import { withDayIndexes } from "~/domain/block-edit";
import type { Itinerary } from "~/domain/itinerary";

/** A plan of many days by a model that writes takes its time; the server keeps every finished day meanwhile. */
const BUILD_PATIENCE_MS = 300_000;

export type BuildOutcome = { kind: "built"; itinerary: Itinerary } | { kind: "not-fetched" } | { kind: "failed" } | { kind: "signed-out" };

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
    await callApi(buildItinerary, { body: { tripId }, timeoutMs: BUILD_PATIENCE_MS });
  } catch (error) {
    return { kind: isUnauthenticated(error) ? "signed-out" : "failed" };
  }
  return fetchDays(tripId);
}

/** Loads the saved days alone. Never rejects. */
export async function fetchDays(tripId: string): Promise<BuildOutcome> {
  try {
    const itinerary = await callApi(readItineraryDays, { params: { tripId } });
    return itinerary.days.length === 0 ? { kind: "not-fetched" } : { kind: "built", itinerary: { ...itinerary, days: withDayIndexes(itinerary.days) } };
  } catch (error) {
    return { kind: isUnauthenticated(error) ? "signed-out" : "not-fetched" };
  }
}
