import { callApi } from "~/browser/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api-problem";
import { endRefusedSession } from "~/browser/guards";
import type { ReplyOf } from "~/contracts/endpoint";
import { readLivePlan } from "~/contracts/live";

type Reply = ReplyOf<typeof readLivePlan>;

export type PlannedToday = Extract<Reply, { dayIndex: number }>;

/** Today's plan; or no day, because the trip is over or because it could not be looked up; or a session that was refused and is ended. */
export type TodaysPlan = { kind: "day"; day: PlannedToday } | { kind: "over" } | { kind: "not-loaded" } | { kind: "refused" };

const hasDay = (reply: Reply): reply is PlannedToday => reply.dayIndex !== null;

/** Never rejects for what a call may fail with, so that a screen may wait for it after painting. */
export async function loadTodaysPlan(tripId: string): Promise<TodaysPlan> {
  try {
    const reply = await callApi(readLivePlan, { params: { tripId }, timeoutMs: 15_000 });
    return hasDay(reply) ? { kind: "day", day: reply } : { kind: "over" };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!isUnauthenticated(error)) return { kind: "not-loaded" };
    endRefusedSession();
    return { kind: "refused" };
  }
}
