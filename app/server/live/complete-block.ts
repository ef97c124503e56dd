import { findLiveTrip } from "#db/repositories/live-positions";
import type { completeBlock as call } from "~/contracts/live";
import { completeBlock as complete } from "~/domain/live-advance";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { moveOn } from "./move-on";

/** Completes one block; a block already past answers with the position unchanged. */
export const completeBlock: UseCase<typeof call> = async ({ db, identity, now }, { body: { tripId, ...block } }) => {
  const { live } = allow(await findLiveTrip(db, identity.uid, tripId), "run-trip");
  return moveOn(db, tripId, live, (status) => complete(status, block), now());
};
