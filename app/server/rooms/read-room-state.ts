import { findRecord } from "#db/repositories/stored-plans";
import { toBase64 } from "~/contracts/room/base64";
import type { readRoomState as call } from "~/contracts/room/room-calls";
import type { UseCase } from "../http/call-context";
import { changePlan } from "../itinerary/change-plan";
import { deliverRoomOrders } from "./room-orders";

/**
 * What the record holds, for the room, which is there, and so is told what waited for it. A plan from before there was a merged state gets one
 * first: everybody's document must begin as the same.
 */
export const readRoomState: UseCase<typeof call> = async (context, { params: { tripId } }) => {
  const { db, now, waitUntil } = context;
  const { plan, live, members, hasOrders } = await findRecord(db, tripId);
  if (hasOrders) waitUntil(deliverRoomOrders(context, tripId));
  if (plan === null) return { state: null, live, members };
  const state = plan.state ?? (await changePlan({ db, tripId, plan, now: now() }, () => undefined)).plan.state;
  return { state: state && toBase64(state), live, members };
};
