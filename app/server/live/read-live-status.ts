import { findLiveTrip } from "#db/repositories/live-positions";
import type { readLiveStatus as call } from "~/contracts/calls/live-status";
import type { UseCase } from "../http/call-context";

/** Where the trip stands. */
export const readLiveStatus: UseCase<typeof call> = async ({ db, allow }) =>
  (await allow(({ uid, tripId }) => findLiveTrip(db, uid, tripId))).live;
