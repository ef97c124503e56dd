import type { Database } from "#db/client";
import type { Progress } from "#db/repositories/itineraries";
import { findProgress } from "#db/repositories/itineraries";

/** How often to look, and how many looks without a new day mean that the other build was cut off. */
export type Polling = { pause: () => Promise<void>; pollsUntilStalled: number };

/** Half a minute: a model that falls silent in the middle of a plan is given up, and asked once more, in less. */
export const USUAL_POLLING: Polling = {
  pause: () => new Promise((resolve) => setTimeout(resolve, 500)),
  pollsUntilStalled: 60,
};

/** Follows a build that another request runs, until the plan has all its days or no more come. */
export async function followBuild(
  db: Database,
  tripId: string,
  seen: Progress,
  daysTotal: number,
  polling: Polling,
): Promise<Progress> {
  let progress = seen;
  for (let idlePolls = 0; progress.daysSaved < daysTotal && idlePolls < polling.pollsUntilStalled; idlePolls += 1) {
    await polling.pause();
    const latest = (await findProgress(db, tripId)) ?? progress;
    if (latest.daysSaved > progress.daysSaved) idlePolls = 0;
    progress = latest;
  }
  return progress;
}
