import { findCompanion } from "#db/repositories/companions";
import { saveIntent } from "#db/repositories/planning";
import type { saveTripIntent as call } from "~/contracts/calls/trip-intent";
import { tripIntentProblems } from "~/domain/trip/trip-intent";
import { checkRules } from "../http/check-rules";
import type { UseCase } from "../http/call-context";

/** Keeps what the organizer wishes of the trip. */
export const saveTripIntent: UseCase<typeof call> = async ({ db, allow, now, newId }, { body }) => {
  checkRules(tripIntentProblems(body));
  const { userId, tripId } = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const tripIntent = await saveIntent(db, { ...body, tripId, userId }, { id: newId(), at: now() });
  return { tripIntentId: tripIntent.tripIntentId, tripIntent };
};
