import type { Database } from "#db/client";
import type { Progress } from "#db/repositories/itineraries";
import { findProgress } from "#db/repositories/itineraries";

/** How often to look, and how many looks without a new day mean that the other build was cut off. */
export type Watch = { pause: () => Promise<void>; looksUntilStalled: number };

/** Half a minute: a model that falls silent in the middle of a plan is given up, and asked once more, in less. */
export const UNHURRIED: Watch = {
  pause: () => new Promise((resolve) => setTimeout(resolve, 500)),
  looksUntilStalled: 60,
};

/** Follows a build that another request runs, until the plan has all its days or no more come. */
export async function watchBuild(
  db: Database,
  tripId: string,
  seen: Progress,
  daysTotal: number,
  watch: Watch,
): Promise<Progress> {
  let progress = seen;
  for (let idleLooks = 0; progress.daysSaved < daysTotal && idleLooks < watch.looksUntilStalled; idleLooks += 1) {
    await watch.pause();
    const latest = (await findProgress(db, tripId)) ?? progress;
    if (latest.daysSaved > progress.daysSaved) idleLooks = 0;
    progress = latest;
  }
  return progress;
}
