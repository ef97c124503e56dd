import type * as Y from "yjs";
import type { Progress } from "#db/repositories/itineraries";
import type { StoredPlan } from "#db/repositories/stored-plans";
import { findRecord } from "#db/repositories/stored-plans";
import { addDay, readDays } from "~/contracts/room/itinerary-document";
import { writerOf, type Day } from "~/domain/plan/itinerary";
import type { TellStep } from "~/domain/plan/build-step";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { OpenContext, WithAssistant } from "../http/call-context";
import { batchByTime } from "./batch-by-time";
import { changePlan } from "./change-plan";
import type { Polling } from "./follow-build";
import { USUAL_POLLING, followBuild } from "./follow-build";
import type { OnDaysSaved } from "./announce-build";

type Builder = Pick<OpenContext & WithAssistant, "db" | "assistant" | "newId" | "now"> & {
  onDaysSaved: OnDaysSaved;
  onStep?: TellStep;
};

/** Days that come within this time of each other are saved together: all of the built-in planner's, hardly two of a language model's. */
const BATCH_WITHIN_MS = 50;

/**
 * Builds the days that the plan still lacks, from the first missing one (DESIGN section 3). When another build of the same trip is
 * quicker, this one waits for it, and continues if that one is cut off.
 */
export async function buildMissingDays(
  builder: Builder,
  brief: TripBrief,
  stored: StoredPlan | null,
  polling: Polling = USUAL_POLLING,
): Promise<Progress> {
  let { plan, overtaken } = await addDays(builder, brief, stored ?? emptyPlan(builder));
  while (overtaken && plan.days.length < brief.daysTotal) {
    const progress = await followBuild(builder.db, brief.tripId, progressOf(plan), brief.daysTotal, polling);
    if (progress.daysSaved >= brief.daysTotal) return progress;
    const { plan: latest } = await findRecord(builder.db, brief.tripId);
    ({ plan, overtaken } = await addDays(builder, brief, latest ?? plan));
  }
  return progressOf(plan);
}

const emptyPlan = ({ newId, assistant: { source } }: Builder): StoredPlan => ({
  itineraryId: newId(),
  version: 0,
  source,
  days: [],
  state: null,
});

const progressOf = ({ itineraryId, source, days }: StoredPlan): Progress => ({
  itineraryId,
  source,
  daysSaved: days.length,
});

async function addDays(
  { db, assistant, now, onDaysSaved, onStep }: Builder,
  brief: TripBrief,
  stored: StoredPlan,
): Promise<{ plan: StoredPlan; overtaken: boolean }> {
  let plan = stored;
  for await (const days of batchByTime(
    missingDays(assistant.planTrip(brief, plan.days, onStep), plan.days.length, brief.daysTotal),
    BATCH_WITHIN_MS,
  )) {
    const after = plan.days.length;
    const { update, ...changed } = await changePlan(
      { db, tripId: brief.tripId, plan: after === 0 ? { ...plan, source: writerOf(days) } : plan, now: now() },
      (document) => extend(document, after, days),
    );
    plan = changed.plan;
    if (!changed.result) return { plan, overtaken: true };
    if (update) onDaysSaved(plan.days.length, update);
  }
  if (plan.days.length === stored.days.length) throw new Error("The assistant gave no day that was missing.");
  return { plan, overtaken: false };
}

/** Adds the days on condition that the plan still has `after` of them: of two builds at once only one gets each day in. */
function extend(document: Y.Doc, after: number, days: Day[]): boolean {
  if (readDays(document).length !== after) return false;
  for (const day of days) addDay(document, day);
  return true;
}

/** No more days than the trip lacks, each under the index of its place. */
async function* missingDays(plan: AsyncIterable<Day>, after: number, daysTotal: number): AsyncGenerator<Day> {
  let dayIndex = after;
  for await (const day of plan) {
    dayIndex += 1;
    yield { ...day, dayIndex };
    if (dayIndex === daysTotal) return;
  }
}
