import type { Progress } from "#db/repositories/itineraries";
import { extendItinerary } from "#db/repositories/itineraries";
import type { Day } from "~/domain/itinerary";
import type { TripBrief } from "~/domain/trip-brief";
import type { CallContext } from "../http/call-context";
import { arrivingTogether } from "./arriving-together";
import type { Watch } from "./watch-build";
import { UNHURRIED, watchBuild } from "./watch-build";

type Builder = Pick<CallContext, "db" | "assistant" | "newId" | "now">;

/** Days that come this close together are saved together: all of the built-in planner's, hardly two of a language model's. */
const TOGETHER_MS = 50;

/**
 * Builds the days that the plan still lacks, from the first missing one (DESIGN section 3). When another build of the same trip is
 * quicker, this one leaves the work to it and waits; should that one be cut off, this one goes on.
 */
export async function buildMissingDays(builder: Builder, brief: TripBrief, daysSaved: number, watch: Watch = UNHURRIED): Promise<Progress> {
  let { progress, overtaken } = await addDays(builder, brief, daysSaved);
  while (overtaken && progress.daysSaved < brief.daysTotal) {
    progress = await watchBuild(builder.db, brief.tripId, progress, brief.daysTotal, watch);
    if (progress.daysSaved < brief.daysTotal) ({ progress, overtaken } = await addDays(builder, brief, progress.daysSaved));
  }
  return progress;
}

async function addDays({ db, assistant, newId, now }: Builder, brief: TripBrief, after: number): Promise<{ progress: Progress; overtaken: boolean }> {
  let progress: Progress | null = null;
  for await (const days of arrivingTogether(missingDays(assistant.planTrip(brief), after, brief.daysTotal), TOGETHER_MS)) {
    const { extended, ...latest } = await extendItinerary(db, {
      tripId: brief.tripId, newItineraryId: newId(), source: assistant.source, after: progress?.daysSaved ?? after, days, now: now(),
    });
    if (!extended) return { progress: latest, overtaken: true };
    progress = latest;
  }
  if (!progress) throw new Error("The assistant gave no day that was missing.");
  return { progress, overtaken: false };
}

/** The days of a plan from the first missing one on, each under the index of its place. */
async function* missingDays(plan: AsyncIterable<Day>, after: number, daysTotal: number): AsyncGenerator<Day> {
  let dayIndex = 0;
  for await (const day of plan) {
    dayIndex += 1;
    if (dayIndex > after) yield { ...day, dayIndex };
    if (dayIndex === daysTotal) return;
  }
}
