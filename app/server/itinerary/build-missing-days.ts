import type * as Y from "yjs";
import type { Progress } from "#db/repositories/itineraries";
import type { StoredPlan } from "#db/repositories/stored-plans";
import { addDay, readDays } from "~/contracts/room/itinerary-document";
import { numberedDay } from "~/domain/plan/day-of-stops";
import { writerOf, type Day } from "~/domain/plan/itinerary";
import type { TellStep } from "~/domain/plan/build-step";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { OpenContext, WithAssistant } from "../http/call-context";
import { batchByTime } from "./batch-by-time";
import { changePlan } from "./change-plan";
import { claimingBuild } from "./claim-build";
import { USUAL_PAUSE, followBuild } from "./follow-build";
import type { OnDaysSaved } from "./announce-build";

type Builder = Pick<OpenContext & WithAssistant, "db" | "assistant" | "log" | "newId" | "now"> & {
  onDaysSaved: OnDaysSaved;
  onStep?: TellStep;
};

/** Days that come within this time of each other are saved together: all of the built-in planner's, hardly two of a language model's. */
const BATCH_WITHIN_MS = 50;

/**
 * Builds the days that the plan still lacks, from the first missing one (DESIGN section 3). While another build of the same trip is at it,
 * this one waits for its days, and goes on itself if that one is cut off.
 */
export async function buildMissingDays(builder: Builder, brief: TripBrief, pause = USUAL_PAUSE): Promise<Progress> {
  for (;;) {
    const built = await claimingBuild(builder, brief.tripId, (plan) => addDays(builder, brief, plan));
    if (built && (!built.overtaken || built.plan.days.length >= brief.daysTotal)) return progressOf(built.plan);
    const progress = await followBuild(builder, brief.tripId, brief.daysTotal, pause);
    if (progress) return progress;
  }
}

const emptyPlan = ({ newId, assistant: { source } }: Builder): StoredPlan => ({
  itineraryId: newId(),
  version: 0,
  source,
  days: [],
  shelf: [],
  state: null,
});

const progressOf = ({ itineraryId, source, days }: StoredPlan): Progress => ({
  itineraryId,
  source,
  daysSaved: days.length,
});

/** `overtaken` when another build added days at the same time, which only one whose claim had lapsed can. */
async function addDays(
  builder: Builder,
  brief: TripBrief,
  found: StoredPlan | null,
): Promise<{ plan: StoredPlan; overtaken: boolean }> {
  const { db, assistant, now, onDaysSaved, onStep } = builder;
  const stored = found ?? emptyPlan(builder);
  let plan = stored;
  if (plan.days.length >= brief.daysTotal) return { plan, overtaken: false };
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
    yield numberedDay(day, dayIndex);
    if (dayIndex === daysTotal) return;
  }
}
