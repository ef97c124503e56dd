import { findTicks } from "#db/repositories/stop-ticks";
import type { readTicks as call } from "~/contracts/calls/ticks";
import type { UseCase } from "../http/call-context";

/** Who has been at which stop. */
export const readTicks: UseCase<typeof call> = async ({ db, allow }) => {
  const { ticks } = await allow(({ uid, tripId }) => findTicks(db, uid, tripId));
  return { ticks };
};
