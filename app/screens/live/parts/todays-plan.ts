import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOutOfReach, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import type { ReplyOf } from "~/contracts/endpoint";
import { readLivePlan } from "~/contracts/calls/live";
import { dateOnTrip } from "~/domain/live/live-moment";
import { plainDay } from "~/domain/plan/itinerary";
import { formatLongDate } from "~/messages/formats";
import { isOver, type LiveTrip, readLiveTrip } from "~/features/live/live-trip";

type Reply = ReplyOf<typeof readLivePlan>;

export type PlannedToday = Extract<Reply, { dayIndex: number }>;

/** Today's plan; or no day, because the trip is over or because it could not be looked up; or a session that was refused and is ended. */
export type TodaysPlan =
  { kind: "day"; day: PlannedToday } | { kind: "over" } | { kind: "not-loaded" } | { kind: "refused" };

const hasDay = (reply: Reply): reply is PlannedToday => reply.dayIndex !== null;

/** Never rejects for what a call may fail with, so that a screen may wait for it after painting. */
export async function loadTodaysPlan(tripId: string): Promise<TodaysPlan> {
  try {
    const reply = await callApi(readLivePlan, { params: { tripId }, timeoutMs: 15_000 });
    return hasDay(reply) ? { kind: "day", day: datedAsTravelled(tripId, reply) } : { kind: "over" };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (isOutOfReach(error)) return planOnThisDevice(tripId) ?? { kind: "not-loaded" };
    if (!isUnauthenticated(error)) return { kind: "not-loaded" };
    endRefusedSession();
    return { kind: "refused" };
  }
}

/** The call knows the planned date. */
function datedAsTravelled(tripId: string, day: PlannedToday): PlannedToday {
  const known = readLiveTrip();
  if (known?.trip.tripId !== tripId) return day;
  return { ...day, dateStr: dateInWords(known, day.dayIndex) ?? day.dateStr };
}

function dateInWords({ trip, moment }: LiveTrip, dayIndex: number): string | null {
  const date = dateOnTrip(dayIndex, moment, trip.startDate);
  return date === null ? null : formatLongDate(date);
}

/** The same from the local copy, where it is of this trip and has the day: without a network, and once the room has changed it. */
export function planOnThisDevice(tripId: string): TodaysPlan | null {
  const known = readLiveTrip();
  if (known === null || known.trip.tripId !== tripId) return null;
  if (isOver(known)) return { kind: "over" };
  const day = known.plan?.days.find(({ dayIndex }) => dayIndex === known.position.dayIndex);
  if (day === undefined) return null;
  return { kind: "day", day: plainDay(day, dateInWords(known, day.dayIndex) ?? "") };
}
