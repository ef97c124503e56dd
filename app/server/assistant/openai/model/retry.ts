import { pause } from "./clock";
import { ModelFailure, isPassing } from "./failure";
import type { Ask } from "./request";
import type { Model } from "./model";
import type { Patience } from "./time-budget";

/** Before the one retry: as long as the server asks for, within reason. */
export const USUAL_WAIT_MS = 400;
export const LONGEST_WAIT_MS = 3_000;

/** Waits before a retry. Gives false when there is no time left for one, or it would not help. */
export async function mayRetry(failure: ModelFailure, { clock, signal }: Patience): Promise<boolean> {
  if (!isPassing(failure) || signal.aborted) return false;
  await pause(clock, Math.min(failure.retryAfterMs ?? USUAL_WAIT_MS, LONGEST_WAIT_MS), signal);
  return !signal.aborted;
}

/** One object, with one retry when the trouble may pass. Throws ModelFailure. */
export async function askTwice(model: Model, ask: Ask, patience: Patience): Promise<unknown> {
  try {
    return await model.object(ask, patience);
  } catch (problem) {
    if (!(problem instanceof ModelFailure) || !(await mayRetry(problem, patience))) throw problem;
    return model.object(ask, patience);
  }
}
