import { findRecord } from "#db/repositories/stored-plans";
import { toBase64 } from "~/contracts/room/base64";
import type { readRoomState as call } from "~/contracts/room/room-calls";
import type { UseCase } from "../http/call-context";
import { changePlan } from "../itinerary/change-plan";

/** What the record holds, for the room. A plan from before there was a merged state gets one first: everybody's document must begin as the same. */
export const readRoomState: UseCase<typeof call> = async ({ db, now }, { params: { tripId } }) => {
  const { plan, live } = await findRecord(db, tripId);
  if (plan === null) return { state: null, live };
  const state = plan.state ?? (await changePlan({ db, tripId, plan, now: now() }, () => undefined)).plan.state;
  return { state: state && toBase64(state), live };
};
