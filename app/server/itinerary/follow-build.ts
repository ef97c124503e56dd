import { findBuild } from "#db/repositories/build-claims";
import type { Progress } from "#db/repositories/itineraries";
import type { OpenContext } from "../http/call-context";

/** Waits between two looks at a build that another request runs. */
export type Pause = () => Promise<void>;

export const USUAL_PAUSE: Pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Waits for a build that another request runs; gives its progress once the plan is complete, and null when that build ended before. */
export async function followBuild(
  { db, now }: Pick<OpenContext, "db" | "now">,
  tripId: string,
  daysTotal: number,
  pause: Pause,
): Promise<Progress | null> {
  for (;;) {
    await pause();
    const { progress, isRunning } = await findBuild(db, tripId, now());
    if (progress && progress.daysSaved >= daysTotal) return progress;
    if (!isRunning) return null;
  }
}
