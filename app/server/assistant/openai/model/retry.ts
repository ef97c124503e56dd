import { pause } from "./clock";
import { ModelFailure, mayPass } from "./failure";
import type { ModelRequest } from "./request";
import type { Model } from "./model";
import type { TimeBudget } from "./time-budget";

/** Before the one retry: as long as the server asks for, up to the longest. */
export const USUAL_WAIT_MS = 400;
export const LONGEST_WAIT_MS = 3_000;

/** Waits before a retry. False when there is no time left for one, or it would not help. */
export async function waitToRetry(failure: ModelFailure, { clock, signal }: TimeBudget): Promise<boolean> {
  if (!mayPass(failure) || signal.aborted) return false;
  await pause(clock, Math.min(failure.retryAfterMs ?? USUAL_WAIT_MS, LONGEST_WAIT_MS), signal);
  return !signal.aborted;
}

/** One object, with one retry after a failure that may pass. Throws ModelFailure. */
export async function askWithRetry(model: Model, request: ModelRequest, budget: TimeBudget): Promise<unknown> {
  try {
    return await model.object(request, budget);
  } catch (problem) {
    if (!(problem instanceof ModelFailure) || !(await waitToRetry(problem, budget))) throw problem;
    return model.object(request, budget);
  }
}
