import { findLiveTrip } from "#db/repositories/live-positions";
import type { completeDay as call } from "~/contracts/live";
import { completeDay as complete } from "~/domain/live-advance";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { dayParam } from "./day-param";
import { moveOn } from "./move-on";

/** Completes what is left of a day; a day already past answers with the position unchanged. */
export const completeDay: UseCase<typeof call> = async ({ db, identity, now }, { params }) => {
  const dayIndex = dayParam("dayIndex", params.dayIndex);
  const { live } = allow(await findLiveTrip(db, identity.uid, params.tripId), "run-trip");
  return moveOn(db, params.tripId, live, (status) => complete(status, dayIndex), now());
};
