import { moveTrip, type TripCalendar } from "#db/repositories/live-positions";
import type { ProblemCode } from "~/contracts/problem";
import { type TripClock, withNextDay } from "~/domain/live/day-begins";
import type { LiveStatus } from "~/domain/live/live-position";
import { zoneOn } from "~/domain/trip/leg-zones";
import type { Actor } from "~/domain/people/companion";
import type { OpenContext } from "../http/call-context";
import { Problem } from "../http/problem";

/** How often another phone may be quicker before this one is told to try again. */
const ATTEMPTS = 5;

export type Step = { tripId: string; by: Actor };
export type Move = Step & { seen: LiveStatus; calendar: TripCalendar };

/** What a rule of `domain/live-advance` makes of a step: taken, taken before, or why not. */
type Ruled = { kind: "advanced" | "already-past" | ProblemCode; status: LiveStatus };

/** What time it is in a zone of the trip; where its place is not known, in UTC. */
export const clockOf = (timeZone: string | null, now: number): TripClock => ({
  now: new Date(now),
  timeZone: timeZone ?? "UTC",
});

/** Tells the room of a step that was taken, and gives where the trip stands since. */
export function announcePosition(
  { tellRoom }: Pick<OpenContext, "tellRoom">,
  { tripId, by }: Step,
  position: LiveStatus,
): LiveStatus {
  tellRoom(tripId, { by, messages: [{ type: "live", position }] });
  return position;
}

/**
 * Moves the trip by a rule of `domain/live-advance`, once, whoever else moves it at the same moment, and tells the room: when another
 * was quicker, the rule is asked again from where the trip stands then. Throws 409 for what is still ahead, and before the start.
 */
export async function advanceTrip(
  context: Pick<OpenContext, "db" | "now" | "tellRoom">,
  { seen, calendar, ...step }: Move,
  rule: (status: LiveStatus) => Ruled,
): Promise<LiveStatus> {
  let live = seen;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { kind, status } = rule(live);
    if (kind === "already-past") return status;
    if (kind !== "advanced") throw new Problem(kind);
    const now = context.now();
    // Who completes a day is where it ends.
    const clock = clockOf(zoneOn(calendar, live.currentDayIndex), now);
    const next = withNextDay(live, status, calendar.startDate, clock);
    const after = await moveTrip(context.db, step.tripId, next, now);
    if (after.moved) return announcePosition(context, step, after.live);
    live = after.live;
  }
  throw new Problem("conflict");
}
