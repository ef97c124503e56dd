import type { CloseReason } from "~/contracts/room/room";

/** What one connection, and one room, may ask for. A fast typist makes about 15 frames a second, with the caret's moves about 40. */
export const LIMITS = {
  /** Bytes of one frame; a 60-day document is about 150 KB. */
  frameBytes: 1_000_000,
  framesPerSecond: 100,
  /** Frames that may come at once, as after a time offline. */
  burst: 300,
  connections: 250,
  /** Of these, one companion's: tabs and devices, and sockets that died without a word. */
  connectionsOfUser: 8,
  /** Frames that nobody can read, from one connection: a page of another version, or an attack. */
  unreadable: 10,
} as const;

/** What one connection may still send: a token bucket of frames, of which `tokens` were left at `at` (milliseconds), and how many came that nobody could read. */
export type Allowance = { tokens: number; at: number; unreadable: number };

export const fullAllowance = (now: number): Allowance => ({ tokens: LIMITS.burst, at: now, unreadable: 0 });

/** Takes one frame from the allowance, or says why the connection ends. */
export function admitFrame(
  allowance: Allowance,
  bytes: number,
  now: number,
): { kind: "admit"; allowance: Allowance } | { kind: "close"; reason: CloseReason } {
  if (bytes > LIMITS.frameBytes) return { kind: "close", reason: "tooLarge" };
  const refilled = Math.min(LIMITS.burst, allowance.tokens + ((now - allowance.at) / 1000) * LIMITS.framesPerSecond);
  if (refilled < 1) return { kind: "close", reason: "tooFast" };
  return { kind: "admit", allowance: { ...allowance, tokens: refilled - 1, at: now } };
}

/** Counts a frame that nobody can read; a connection that sends several is ended. */
export const countUnreadable = (
  allowance: Allowance,
): { kind: "admit"; allowance: Allowance } | { kind: "close"; reason: CloseReason } =>
  allowance.unreadable + 1 < LIMITS.unreadable
    ? { kind: "admit", allowance: { ...allowance, unreadable: allowance.unreadable + 1 } }
    : { kind: "close", reason: "unreadable" };

/** Which of a user's connections give way to a new one: the oldest, beyond what one companion may have. */
export const givingWay = <Entered extends { enteredAt: number }>(own: readonly Entered[]): Entered[] =>
  own.toSorted((a, b) => a.enteredAt - b.enteredAt).slice(0, Math.max(0, own.length + 1 - LIMITS.connectionsOfUser));

/** Whether one more connection fits the room; `present` does not count it. */
export const admitConnection = (present: number): { kind: "admit" } | { kind: "close"; reason: CloseReason } =>
  present < LIMITS.connections ? { kind: "admit" } : { kind: "close", reason: "full" };
