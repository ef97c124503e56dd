import type { CloseReason } from "~/contracts/room/room";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";

/** So much at once, and so much again each second. */
type Rate = { burst: number; perSecond: number };

/** What one connection, one companion, and one room may ask for. A fast typist makes about 15 frames a second, with the caret's moves about 40. */
export const LIMITS = {
  /** Bytes of one frame; a 60-day document is about 150 KB. */
  frameBytes: 1_000_000,
  /** Frames of one connection; many come at once after a time offline. */
  frames: { burst: 300, perSecond: 100 },
  /** Bytes of these frames. */
  bytes: { burst: 4_000_000, perSecond: 250_000 },
  /** Bytes of what a companion, at whatever connection, is told of the document on asking: a question of a few bytes may fetch all of it. */
  replies: { burst: 4 * MAX_PLAN_BYTES, perSecond: 100_000 },
  /** The least that a question counts for, since it is work even when there is little to tell. */
  leastReplyBytes: 2_000,
  connections: 250,
  /** Of these, one companion's: tabs and devices, and sockets that died without a word. */
  connectionsOfUser: 8,
  /** Frames that nobody can read, from one connection: a page of another version, or an attack. */
  unreadable: 10,
} as const;

/** A token bucket: `tokens` were left at `at` (milliseconds). */
export type Bucket = { tokens: number; at: number };

const full = ({ burst }: Rate, now: number): Bucket => ({ tokens: burst, at: now });

/** The bucket with what flowed in since, and without what is taken; null when it holds less. */
function taken(bucket: Bucket, { burst, perSecond }: Rate, amount: number, now: number): Bucket | null {
  const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond) - amount;
  return tokens < 0 ? null : { tokens, at: now };
}

/** What one connection may still send, and how many frames of it nobody could read. */
export type Allowance = { frames: Bucket; bytes: Bucket; unreadable: number };

type Admission<Left> = { kind: "admit"; left: Left } | { kind: "close"; reason: CloseReason };

export const fullAllowance = (now: number): Allowance => ({
  frames: full(LIMITS.frames, now),
  bytes: full(LIMITS.bytes, now),
  unreadable: 0,
});

/** Takes one frame from the allowance, or says why the connection ends. */
export function admitFrame(allowance: Allowance, size: number, now: number): Admission<Allowance> {
  if (size > LIMITS.frameBytes) return { kind: "close", reason: "tooLarge" };
  const frames = taken(allowance.frames, LIMITS.frames, 1, now);
  const bytes = taken(allowance.bytes, LIMITS.bytes, size, now);
  if (frames === null || bytes === null) return { kind: "close", reason: "tooFast" };
  return { kind: "admit", left: { ...allowance, frames, bytes } };
}

/** Takes an answer about the document from what a companion may be told; `left` is null when they were told nothing yet. */
export function admitReply(left: Bucket | null, size: number, now: number): Admission<Bucket> {
  const bucket = taken(left ?? full(LIMITS.replies, now), LIMITS.replies, Math.max(size, LIMITS.leastReplyBytes), now);
  return bucket === null ? { kind: "close", reason: "tooFast" } : { kind: "admit", left: bucket };
}

/** Counts a frame that nobody can read; a connection that sends several is ended. */
export const countUnreadable = (allowance: Allowance): Admission<Allowance> =>
  allowance.unreadable + 1 < LIMITS.unreadable
    ? { kind: "admit", left: { ...allowance, unreadable: allowance.unreadable + 1 } }
    : { kind: "close", reason: "unreadable" };

/** Which of a user's connections give way to a new one: those with the oldest tickets, beyond what one companion may have. */
export const connectionsToClose = <Entered extends { provenAt: number }>(own: readonly Entered[]): Entered[] =>
  own.toSorted((a, b) => a.provenAt - b.provenAt).slice(0, Math.max(0, own.length + 1 - LIMITS.connectionsOfUser));

/** Whether one more connection fits the room; `present` does not count it. */
export const admitConnection = (present: number): { kind: "admit" } | { kind: "close"; reason: CloseReason } =>
  present < LIMITS.connections ? { kind: "admit" } : { kind: "close", reason: "full" };
