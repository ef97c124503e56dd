/** Time as the adapter sees it, so that tests need not wait. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; gives the function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Waits, unless the signal ends it sooner. */
export const pause = (clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(milliseconds, resolve);
    signal.addEventListener(
      "abort",
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
