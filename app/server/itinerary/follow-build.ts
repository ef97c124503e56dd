import type { Database } from "#db/client";
import type { Progress } from "#db/repositories/itineraries";
import { findProgress } from "#db/repositories/itineraries";

/** How often to poll, and after how many polls without a new day the other build counts as cut off. */
export type Polling = { pause: () => Promise<void>; pollsUntilStalled: number };

/** Half a minute without a new day: the time limits of a model, retry included, are shorter. */
export const USUAL_POLLING: Polling = {
  pause: () => new Promise((resolve) => setTimeout(resolve, 500)),
  pollsUntilStalled: 60,
};

/** Polls the progress of a build that another request runs, until the plan is complete or no more days come. */
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
