import { findCompanion } from "#db/repositories/companions";
import { saveSelection } from "#db/repositories/planning";
import type { saveAnchors as call } from "~/contracts/calls/planning";
import type { UseCase } from "../http/call-context";

/** Keeps the organizer's picks, each title once. */
export const saveAnchors: UseCase<typeof call> = async ({ db, allow, now }, { body }) => {
  const { userId, tripId } = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const anchorTitles = [...new Set(body.anchorTitles)];
  await saveSelection(db, tripId, userId, anchorTitles, now());
  return { anchorTitles };
};
