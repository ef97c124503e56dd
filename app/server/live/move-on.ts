import type { Database } from "#db/client";
import { moveTrip } from "#db/repositories/live-positions";
import type { Completion } from "~/domain/live-advance";
import type { LiveStatus } from "~/domain/live-position";
import { Problem } from "../http/problem";

/** How often another phone may be quicker before this one is told to try again. */
const ATTEMPTS = 5;

/**
 * Moves the trip by a rule of `domain/live-advance`, once, whoever else moves it at the same moment: when another was quicker,
 * the rule is asked again from where the trip stands then. Throws 409 for what is still ahead, and before the start.
 */
export async function moveOn(db: Database, tripId: string, seen: LiveStatus, rule: (status: LiveStatus) => Completion, now: number): Promise<LiveStatus> {
  let live = seen;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { kind, status } = rule(live);
    if (kind === "already-past") return status;
    if (kind !== "advanced") throw new Problem(kind);
    const after = await moveTrip(db, tripId, status, now);
    if (after.moved) return after.live;
    live = after.live;
  }
  throw new Problem("conflict");
}
