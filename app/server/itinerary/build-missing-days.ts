import type * as Y from "yjs";
import { findBuild } from "#db/repositories/build-claims";
import type { Progress } from "#db/repositories/itineraries";
import type { PlannedFor, StoredPlan } from "#db/repositories/stored-plans";
import { planDay, readDays, readPlan } from "~/contracts/room/itinerary-document";
import { addStops } from "~/contracts/room/stop-document";
import { newStopId } from "~/contracts/room/stop-id";
import { numberedDay } from "~/domain/plan/day-of-stops";
import { writerOf, type Day } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Stop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { titlesInNoStop } from "~/domain/trip/typed-musts";
import { ownMusts } from "~/planner/plan/musts";
import { daysToPlan } from "~/planner/plan/days-to-plan";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { OpenContext, WithAssistant } from "../http/call-context";
import { batchByTime } from "./batch-by-time";
import { changePlan, type WritePlan } from "./change-plan";
import { claimingBuild } from "./claim-build";
import type { BuildTelling } from "./announce-build";
import { whileStillFor } from "./trip-changed";

type Builder = Pick<OpenContext & WithAssistant, "db" | "assistant" | "log" | "newId" | "now" | "renewPatience"> & {
  telling: BuildTelling;
};

/** What a trip is planned by, and the cities and days for which that holds. */
export type TripToPlan = { brief: TripBrief; plannedFor: PlannedFor };

/** Days that come within this time of each other are saved together: all of the built-in planner's, hardly two of a language model's. */
const BATCH_WITHIN_MS = 50;

/** Waits between two looks at a build that another request runs. */
type Pause = () => Promise<void>;

const USUAL_PAUSE: Pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/**
 * Builds the days that still wait to be planned, from the first of them (DESIGN section 3). While another build of the same trip is at it,
 * this one waits for its days, and goes on itself if that one is cut off.
 * @throws TripChanged once the trip has other cities or days than those that are planned
 */
export async function buildMissingDays(
  builder: Builder,
  { brief, plannedFor }: TripToPlan,
  pause = USUAL_PAUSE,
): Promise<Progress> {
  const write = whileStillFor(plannedFor);
  for (;;) {
    const built = await claimingBuild(builder, brief.tripId, (plan) => addDays({ ...builder, write }, brief, plan));
    if (built && (!built.overtaken || daysToPlan(built.plan.days, brief.daysTotal).length === 0))
      return progressOf(built.plan);
    const progress = await followBuild(builder, brief.tripId, brief.daysTotal, pause);
    if (progress) return progress;
  }
}

/** Waits for a build that another request runs; gives its progress once the plan is complete, and null when that build ended before. */
async function followBuild(
  { db, now, renewPatience }: Pick<OpenContext, "db" | "now" | "renewPatience">,
  tripId: string,
  daysTotal: number,
  pause: Pause,
): Promise<Progress | null> {
  for (;;) {
    await pause();
    const { progress, isRunning } = await findBuild(db, tripId, now());
    if (progress && progress.daysSaved >= daysTotal) return progress;
    if (!isRunning) return null;
    renewPatience();
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
  daysSaved: plannedDays(days).length,
});

/** `overtaken` when another build added days at the same time, which only one whose claim had lapsed can. */
async function addDays(
  builder: Builder & { write: WritePlan },
  brief: TripBrief,
  found: StoredPlan | null,
): Promise<{ plan: StoredPlan; overtaken: boolean }> {
  const { db, assistant, now, telling, write, renewPatience } = builder;
  const stored = found ?? emptyPlan(builder);
  let plan = stored;
  const waiting = daysToPlan(plan.days, brief.daysTotal);
  if (waiting.length === 0) return { plan, overtaken: false };
  telling.begun();
  for await (const days of batchByTime(
    numbered(assistant.planTrip(brief, plan.days, telling.step), waiting),
    BATCH_WITHIN_MS,
  )) {
    const isFirst = plan.days.length === 0;
    const { update, ...changed } = await changePlan(
      { db, tripId: brief.tripId, plan: isFirst ? { ...plan, source: writerOf(days) } : plan, now: now(), write },
      (document) => addAll(document, days) && (stored.days.length > 0 || keepLeftOut(document, brief)),
    );
    plan = changed.plan;
    if (!changed.result) return { plan, overtaken: true };
    renewPatience();
    if (update) telling.saved(plannedDays(plan.days).length, update);
  }
  if (daysToPlan(plan.days, brief.daysTotal).length === waiting.length)
    throw new Error("The assistant gave no day that was missing.");
  return { plan, overtaken: false };
}

/** Adds the days on condition that each of them still waits: of two builds at once only one gets each day in. */
function addAll(document: Y.Doc, days: Day[]): boolean {
  const planned = new Set(plannedDays(readDays(document)).map(({ dayIndex }) => dayIndex));
  if (days.some(({ dayIndex }) => planned.has(dayIndex))) return false;
  for (const day of days) planDay(document, day);
  return true;
}

/** Of a plan made whole for the first time: the musts in a traveller's own words that no day had room for wait among the ideas. */
function keepLeftOut(document: Y.Doc, brief: TripBrief): true {
  const { days, shelf } = readPlan(document);
  if (daysToPlan(days, brief.daysTotal).length > 0) return true;
  const stops = [...days.flatMap((day) => day.stops), ...shelf];
  const ideas = titlesInNoStop(ownMusts(brief), stops).map((title): Stop => ({
    ...stopFrom(null, newStopId()),
    title,
    source: "traveller",
  }));
  addStops(document, ideas);
  return true;
}

/** No more days than wait to be planned, each under the number of one of them. */
async function* numbered(plan: AsyncIterable<Day>, waiting: readonly number[]): AsyncGenerator<Day> {
  let at = 0;
  for await (const day of plan) {
    const dayIndex = waiting[at];
    if (dayIndex === undefined) return;
    yield numberedDay(day, dayIndex);
    at += 1;
    if (at === waiting.length) return;
  }
}
