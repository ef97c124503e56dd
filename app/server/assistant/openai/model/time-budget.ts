import type { Clock } from "./clock";
import { ModelFailure } from "./failure";

/** How long everything asked of the model for one call may take, with retries and repair. A build with nothing but hangs ends well before 45 s; a visitor who only looks in is not kept that long. */
export const WHOLE_MS = { plan: 38_000, reply: 20_000, demo: 8_000 } as const;
/** How long a server may say nothing: before its first word, and between two. */
export const FIRST_WORD_MS = 14_000;
export const GAP_MS = 8_000;

/** Bounds a whole call; `end` lets go of its timer. */
export type Patience = { clock: Clock; signal: AbortSignal; end: () => void };

export function startPatience(clock: Clock, milliseconds: number): Patience {
  const controller = new AbortController();
  const callOff = clock.after(milliseconds, () => controller.abort(new ModelFailure("deadline")));
  return {
    clock,
    signal: controller.signal,
    end() {
      callOff();
      controller.abort(new ModelFailure("deadline"));
    },
  };
}

/** Bounds one request: by the whole call, and by silence. `heard` is told of every sign of life; `rest` stops counting until the next. */
export type Watch = {
  signal: AbortSignal;
  heard: (gapMs?: number) => void;
  rest: () => void;
  end: () => void;
  race: <Result>(work: Promise<Result>) => Promise<Result>;
};

export function watchSilence({ clock, signal: whole }: Patience): Watch {
  const controller = new AbortController();
  const { signal } = controller;
  let callOff = clock.after(FIRST_WORD_MS, () => controller.abort(new ModelFailure("silence")));
  const endWithWhole = () => controller.abort(whole.reason);
  if (whole.aborted) endWithWhole();
  else whole.addEventListener("abort", endWithWhole, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
  // Nobody may be racing when it comes.
  aborted.catch(() => undefined);
  return {
    signal,
    heard(gapMs = GAP_MS) {
      callOff();
      callOff = clock.after(gapMs, () => controller.abort(new ModelFailure("silence")));
    },
    rest: () => callOff(),
    end() {
      callOff();
      whole.removeEventListener("abort", endWithWhole);
      controller.abort(new ModelFailure("deadline"));
    },
    // The SDK's timeout ends at the headers, and not every runtime ends a body's reading with the signal: so neither is relied on.
    race: (work) => {
      work.catch(() => undefined);
      return Promise.race([work, aborted]);
    },
  };
}
