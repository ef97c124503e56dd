import { isStillFor, type PlannedFor, writePlan } from "#db/repositories/stored-plans";
import type { WritePlan } from "./change-plan";

/** The trip has other cities or days than those that a build plans: what it still brings is not wanted. */
export class TripChanged extends Error {}

/**
 * Writes planned days on condition that the trip still is the one they were planned for; whoever wrote in the plan meanwhile is no hindrance.
 * @throws TripChanged
 */
export const whileStillFor =
  (plannedFor: PlannedFor): WritePlan =>
  async (db, write) => {
    const outcome = await writePlan(db, write, isStillFor(db, write.tripId, plannedFor));
    if (!outcome.written && (outcome.now === null || outcome.now.version === write.plan.version))
      throw new TripChanged();
    return outcome;
  };
