import { findLiveTrip } from "#db/repositories/live-positions";
import type { readLiveStatus as call } from "~/contracts/calls/live";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** Where the trip stands. */
export const readLiveStatus: UseCase<typeof call> = async ({ db, identity }, { params }) =>
  allow(await findLiveTrip(db, identity.uid, params.tripId), "read-trip").live;
