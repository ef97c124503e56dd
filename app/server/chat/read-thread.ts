import { findThread } from "#db/repositories/messages";
import type { readThread as call } from "~/contracts/calls/assistant";
import type { UseCase } from "../http/call-context";
import { asksThumbs } from "../thumbs/asks-thumbs";

/** What the caller asked about the trip, and what was answered. */
export const readThread: UseCase<typeof call> = async ({ db, allow, env }) => {
  const { exchanges } = await allow(({ uid, tripId }) => findThread(db, uid, tripId));
  return { exchanges, asksThumbs: asksThumbs(env) };
};
