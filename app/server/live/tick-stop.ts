import { findCompanion } from "#db/repositories/companions";
import { setTick, takeBackTick } from "#db/repositories/stop-ticks";
import type { tickStop as call } from "~/contracts/calls/ticks";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";

/** Sets or takes back the caller's own tick at a stop; whichever was asked for last counts. */
export const tickStop: UseCase<typeof call> = async ({ db, allow, now, tellRoom }, { body: { stopId, done } }) => {
  const companion = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const { tripId, userId } = companion;
  const tick = { stopId, userId };
  await (done ? setTick(db, { ...tick, tripId }, now()) : takeBackTick(db, { ...tick, tripId }));
  tellRoom(tripId, { by: actorOf(companion), messages: [{ type: "tick", ...tick, done }] });
  return { tick, done };
};
