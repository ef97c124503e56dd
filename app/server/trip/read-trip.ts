import { findTripAsCompanion } from "#db/repositories/companions";
import type { readCreatedTrip, readTripBase } from "~/contracts/calls/trip";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** The trip, for those who are on it; `tripcreated` and `tripbase` answer the same. */
export const readTrip: UseCase<typeof readCreatedTrip | typeof readTripBase> = async (
  { db, identity },
  { params: { tripId } },
) => {
  const { trip } = allow(await findTripAsCompanion(db, identity.uid, tripId), "read-trip");
  return { trip };
};
