import { findCompanion } from "#db/repositories/companions";
import { saveSelection } from "#db/repositories/planning";
import type { saveAnchors as call } from "~/contracts/calls/planning";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** Keeps the organizer's picks, each title once. */
export const saveAnchors: UseCase<typeof call> = async ({ db, identity, now }, { params: { tripId }, body }) => {
  const { userId } = allow(await findCompanion(db, identity.uid, tripId), "plan-trip");
  const anchorTitles = [...new Set(body.anchorTitles)];
  await saveSelection(db, tripId, userId, anchorTitles, now());
  return { anchorTitles };
};
