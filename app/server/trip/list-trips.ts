import { findTripsOf } from "#db/repositories/account/own-trips";
import type { listTrips as call } from "~/contracts/calls/trip";
import type { UseCase } from "../http/call-context";

/** Every trip the caller is on, to switch between them. */
export const listTrips: UseCase<typeof call> = async ({ db, identity }) => ({
  trips: await findTripsOf(db, identity.uid),
});
