import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOffline } from "~/browser/api/api-problem";
import { sentencesFromIssues, type FieldSentences } from "~/browser/forms/form-fields";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { clearStored } from "~/browser/storage/clear-stored";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { setUpTrip } from "~/contracts/calls/trip";
import { SETTLE_AFTER_CREATION_MS } from "~/domain/navigation/timings";
import type { TripSetupField } from "~/domain/trip/trip-setup-rules";
import { takenCodeTexts } from "#messages/server";
import { tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { STROLLER_FIELD, TRIP_FIELDS, tripBody } from "./trip-form";

export type TripRefusal = { alert: string; codeTaken: boolean; refused: FieldSentences<TripSetupField> };

/**
 * Creates the trip and keeps it in the local copy; the hydration afterwards may fail (SPEC section 4, trip creation).
 * @throws ApiProblem when it was not created.
 */
export async function createTrip(form: FormData): Promise<void> {
  const { trip } = await callApi(setUpTrip, { body: tripBody(form) });
  // Whatever an earlier trip left behind does not belong to this one.
  void clearStored("leave-trip");
  writeLocal("tripData", { ...trip, startedTrip: false, tripComplete: false });
  const user = readLocal("userData");
  if (user !== null) writeLocal("userData", { ...user, tripId: trip.tripId, role: "originator" });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_AFTER_CREATION_MS));
  // In silence: the trip is here whole, as the server just gave it, and nothing else of it exists yet.
  await hydrateLocalCopy().catch(() => null);
  if (form.has(STROLLER_FIELD) && trip.whoWith.includes("kids")) {
    const { beginWithStroller } = await import("../intent/prefilled-intent");
    beginWithStroller(trip);
  }
}

/** What the form says when the trip was not created (SPEC section 8, trip create; 401 is the guard's). */
export function tripRefusal(error: unknown): TripRefusal {
  if (!(error instanceof ApiProblem)) throw error;
  const refused = sentencesFromIssues(error.issues, TRIP_FIELDS);
  const codeTaken = error.code === "join-code-taken";
  return { alert: refusalSentence(error), codeTaken, refused };
}

function refusalSentence(problem: ApiProblem): string {
  if (problem.code === "join-code-taken") return takenCodeTexts.refused;
  if (problem.status === 409) return problem.message || takenCodeTexts.refusedOrHasTrip;
  if (isOffline(problem)) return texts.failed;
  return problem.message || texts.failedWith(problem.status);
}
