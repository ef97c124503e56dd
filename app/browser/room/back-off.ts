const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Why the last try failed, as far as it matters for the next. */
export type Setback = "lost" | "unavailable" | "crowded";

/** Where no room is configured, or it is full, asking often helps nobody: counted from this on, however few the failures. */
const FLOOR_MS: Record<Setback, number> = { lost: 0, unavailable: 60_000, crowded: 15_000 };

/**
 * How long to wait before trying the room again, in milliseconds: doubling, up to half a minute, and spread over its upper half so that a
 * restarted room does not meet everybody at once. `random` is from 0 up to 1.
 */
export function reconnectDelay(failures: number, setback: Setback, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.max(FLOOR_MS[setback], full) * (0.5 + random / 2);
}
