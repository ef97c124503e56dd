import { useEffect } from "react";
import * as z from "zod/mini";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem } from "~/browser/api/api-problem";
import { stored } from "~/browser/storage/stored-keys";
import { storedValue, useStored } from "~/browser/storage/stored-value";
import type { Trip } from "~/domain/trip/trip";
import { type PlanFacts, planFactsShape, readPlanFacts } from "~/contracts/calls/plan-facts";

/** From an earlier visit or fetched in this one. */
const kept = storedValue({ ...stored.planFacts, shape: z.object({ tripId: z.string(), facts: planFactsShape }) });

/** The trip, its cities and dates whose facts this page has fetched, or is fetching: places change with a release, not with an edit. */
let asked: string | null = null;

async function fetchFacts(tripId: string, frame: string): Promise<void> {
  const about = `${tripId} ${frame}`;
  if (asked === about) return;
  asked = about;
  try {
    const facts = await callApi(readPlanFacts, { params: { tripId } });
    kept.write({ tripId, facts });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // Hints are an extra: what is kept serves on, and the next screen asks again.
    asked = null;
  }
}

/** What the plan of this trip is judged by; null until it was fetched once. */
export function usePlanFacts(trip: Pick<Trip, "tripId" | "legs" | "startDate" | "daysTotal"> | null): PlanFacts | null {
  const tripId = trip?.tripId ?? null;
  const frame = JSON.stringify([
    trip?.startDate,
    trip?.daysTotal,
    trip?.legs.map(({ city, fromDay }) => [city, fromDay]),
  ]);
  useEffect(() => {
    if (tripId !== null) void fetchFacts(tripId, frame);
  }, [tripId, frame]);
  const known = useStored(kept);
  return known !== null && known.tripId === tripId ? known.facts : null;
}
