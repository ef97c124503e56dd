import { findTripAsCompanion } from "#db/repositories/companions";
import type { readCreatedTrip, readTripBase } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";

/** The trip, for those who are on it; `tripcreated` and `tripbase` answer the same. */
export const readTrip: UseCase<typeof readCreatedTrip | typeof readTripBase> = async ({ db, allow }) => {
  const { trip } = await allow(({ uid, tripId }) => findTripAsCompanion(db, uid, tripId));
  return { trip };
};
