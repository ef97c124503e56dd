import { findCompanion } from "#db/repositories/companions";
import { saveIntent } from "#db/repositories/planning";
import type { saveTripIntent as call } from "~/contracts/calls/planning";
import { tripIntentProblems } from "~/domain/trip/trip-intent-rules";
import { allow } from "../http/allow";
import { checkRules } from "../http/check-rules";
import type { UseCase } from "../http/call-context";

/** Keeps what the organizer wishes of the trip. */
export const saveTripIntent: UseCase<typeof call> = async ({ db, identity, now, newId }, { body }) => {
  checkRules(tripIntentProblems(body));
  const { userId } = allow(await findCompanion(db, identity.uid, body.tripId), "plan-trip");
  const tripIntent = await saveIntent(db, { ...body, userId }, { id: newId(), at: now() });
  return { tripIntentId: tripIntent.tripIntentId, tripIntent };
};
