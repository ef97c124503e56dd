import type { CloseReason } from "~/contracts/room/room";

/** What one connection, and one room, may ask for. A fast typist makes about 15 frames a second, with the caret's moves about 40. */
export const LIMITS = {
  /** Bytes of one frame; a 60-day document is about 150 KB. */
  frameBytes: 1_000_000,
  framesPerSecond: 100,
  /** Frames that may come at once, as after a time offline. */
  burst: 300,
  connections: 250,
} as const;

/** A token bucket: `tokens` were left at `at` (milliseconds). */
export type Allowance = { tokens: number; at: number };

export const fullAllowance = (now: number): Allowance => ({ tokens: LIMITS.burst, at: now });

/** Takes one frame from the allowance, or says why the connection ends. */
export function admitFrame(
  allowance: Allowance,
  bytes: number,
  now: number,
): { kind: "admit"; allowance: Allowance } | { kind: "close"; reason: CloseReason } {
  if (bytes > LIMITS.frameBytes) return { kind: "close", reason: "tooLarge" };
  const refilled = Math.min(LIMITS.burst, allowance.tokens + ((now - allowance.at) / 1000) * LIMITS.framesPerSecond);
  if (refilled < 1) return { kind: "close", reason: "tooFast" };
  return { kind: "admit", allowance: { tokens: refilled - 1, at: now } };
}

/** Whether one more connection fits the room; `present` does not count it. */
export const admitConnection = (present: number): { kind: "admit" } | { kind: "close"; reason: CloseReason } =>
  present < LIMITS.connections ? { kind: "admit" } : { kind: "close", reason: "full" };
