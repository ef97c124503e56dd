import type { Clock } from "./clock";
import { ModelFailure } from "./failure";

/** How long all requests to the model for one call may take, retries and repairs included. A build in which every request hangs ends well before 45 s; a demo has to be much quicker. */
export const TIME_BUDGET_MS = { plan: 38_000, reply: 20_000, demo: 8_000 } as const;
/** How long a server may send nothing: before its first token, and between two. */
export const FIRST_TOKEN_TIMEOUT_MS = 14_000;
export const SILENCE_TIMEOUT_MS = 8_000;

/** The time limit of a whole call: `signal` aborts when it is used up, `end` clears its timer. */
export type TimeBudget = { clock: Clock; signal: AbortSignal; end: () => void };

export function startTimeBudget(clock: Clock, milliseconds: number): TimeBudget {
  const controller = new AbortController();
  const cancel = clock.after(milliseconds, () => controller.abort(new ModelFailure("deadline")));
  return {
    clock,
    signal: controller.signal,
    end() {
      cancel();
      controller.abort(new ModelFailure("deadline"));
    },
  };
}

/**
 * The time limit of one request: it ends with the budget of the whole call, or when the server falls silent. `restart` is called whenever something arrives,
 * `pause` stops the clock until then; `race` gives the result of the work, unless the time is up sooner.
 */
export type RequestTimeout = {
  signal: AbortSignal;
  restart: (timeoutMs?: number) => void;
  pause: () => void;
  end: () => void;
  race: <Result>(work: Promise<Result>) => Promise<Result>;
};

export function startRequestTimeout({ clock, signal: budget }: TimeBudget): RequestTimeout {
  const controller = new AbortController();
  const { signal } = controller;
  let cancel = clock.after(FIRST_TOKEN_TIMEOUT_MS, () => controller.abort(new ModelFailure("silence")));
  const endWithBudget = () => controller.abort(budget.reason);
  if (budget.aborted) endWithBudget();
  else budget.addEventListener("abort", endWithBudget, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
  // Without this, an abort while nothing is racing would be an unhandled rejection.
  aborted.catch(() => undefined);
  return {
    signal,
    restart(timeoutMs = SILENCE_TIMEOUT_MS) {
      cancel();
      cancel = clock.after(timeoutMs, () => controller.abort(new ModelFailure("silence")));
    },
    pause: () => cancel(),
    end() {
      cancel();
      budget.removeEventListener("abort", endWithBudget);
      controller.abort(new ModelFailure("deadline"));
    },
    // Not left to the SDK: its timeout covers only the headers, and not every runtime stops reading a body when the signal aborts.
    race: (work) => {
      work.catch(() => undefined);
      return Promise.race([work, aborted]);
    },
  };
}
