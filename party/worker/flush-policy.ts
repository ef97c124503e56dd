/** When the room hands its state to the Worker (DESIGN section 7): soon after the last change, at the latest a while after the first, and later after each failure. */
export const QUIET_MS = 2_000;
export const LATEST_MS = 10_000;
export const RETRY_MS = 2_000;
export const LONGEST_RETRY_MS = 60_000;
/** The alarm that hands the state over when the process died before its timer. */
export const RESCUE_MS = 15_000;

export type Unflushed = { firstChange: number; lastChange: number; failures: number };

/** Milliseconds to wait from now until the next hand-over. */
export function flushDelay({ firstChange, lastChange, failures }: Unflushed, now: number): number {
  if (failures > 0) return Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1));
  return Math.max(0, Math.min(lastChange + QUIET_MS, firstChange + LATEST_MS) - now);
}
