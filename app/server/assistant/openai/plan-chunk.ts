import type { TellStep } from "~/domain/plan/build-step";
import type { Day } from "~/domain/plan/itinerary";
import { continuePlan } from "~/planner/plan/plan-trip";
import { mustsOf } from "~/planner/plan/musts";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import { freeDay, listOf, pickedDay } from "./gates/answer-shapes";
import { waitToRetry } from "./model/retry";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import type { DayGate, GatedDay } from "./gates/day-gate";
import { freeDayGate } from "./gates/free-day-gate";
import { givenData, mustsData, ownMusts, planData, travellersData, typed } from "./prompts/data";
import type { DayChunk } from "./split-trip";
import type { ModelRequest } from "./model/request";
import type { Model } from "./model/model";
import { ModelFailure } from "./model/failure";
import type { TimeBudget } from "./model/time-budget";
import { pickedDayGate } from "./gates/picked-day-gate";
import { namesOnlyKnownPlaces } from "./gates/known-places";
import { PLAN_BY_ID, PLAN_FREELY, REPAIR } from "./prompts/instructions";

const TOKENS_A_DAY = 420;
const TOKENS_AROUND = 200;
const ATTEMPTS = 2;

/** How the model is asked for the days of a chunk after the `existing` ones, and the gate that judges what it sends. */
type ChunkRequests = { requestFor: (existing: readonly Day[]) => ModelRequest; gate: DayGate };

function chunkRequests({ brief, first, daysOfTrip, fullDays, earlier }: DayChunk): ChunkRequests {
  const { guide } = brief;
  const { town, trips, own: ownTitles } = mustsOf(brief.anchors, guide);
  const own = ownMusts(ownTitles);
  const musts = new Set([...town, ...trips]);
  const all = numbered(
    guide ? chooseCandidates(guide.places, preferencesOf(brief), (place) => musts.has(place) || place.dayTrip) : [],
  );
  const data = (existing: readonly Day[]) => {
    const candidates = all.filter(({ place }) => !blocksOf(existing).some(({ block }) => isPlaceOf(block, place)));
    const ownLeft = own.filter(
      ({ title }) => !blocksOf(existing).some(({ block }) => nameKey(block.title) === nameKey(title)),
    );
    return givenData({
      ...travellersData(brief),
      days: {
        plan: Array.from({ length: fullDays - existing.length }, (_, i) => first + existing.length + i + 1),
        of: daysOfTrip,
      },
      standing: planData(guide ? existing : [...earlier, ...existing]),
      musts: mustsData(
        candidates.filter(({ place }) => musts.has(place)),
        ownLeft,
      ),
      ...(guide && {
        places: [
          ...candidates.map(candidateLine),
          ...ownLeft.map(({ id, title }) => `${id} | ${typed(title)} | must | anywhere`),
        ],
      }),
    });
  };
  return {
    gate: guide
      ? pickedDayGate(brief, guide, { candidates: all, own, isAllowed: namesOnlyKnownPlaces(guide) })
      : freeDayGate(brief, own, earlier),
    requestFor: (existing) => ({
      task: "plan",
      system: guide ? PLAN_BY_ID : PLAN_FREELY,
      user: data(existing),
      shape: guide ? listOf("days", pickedDay) : listOf("days", freeDay),
      maxTokens: TOKENS_AROUND + TOKENS_A_DAY * (fullDays - existing.length),
    }),
  };
}

/** Plans one chunk: gives each day as soon as the model has sent it, asks for at most one repair, and lets the built-in planner plan the days that the model did not send. */
export async function* planChunk(
  chunk: DayChunk,
  model: Model,
  budget: TimeBudget,
  tell: TellStep,
): AsyncGenerator<Day> {
  const { requestFor, gate } = chunkRequests(chunk);
  const existing: Day[] = [];
  const report = (kind: "writing" | "asking-again" | "mending" | "standing-in") =>
    tell({ kind, day: chunk.first + existing.length + 1 });
  let mayRepair = true;
  for (let attempt = 1; attempt <= ATTEMPTS && existing.length < chunk.fullDays; attempt += 1) {
    try {
      const request = requestFor(existing);
      if (attempt > 1) report("asking-again");
      for await (const answer of model.objects(request, chunk.fullDays - existing.length, budget, () =>
        report("writing"),
      )) {
        let gated = gate(answer, existing);
        if (gated.findings.length > 0 && mayRepair) {
          mayRepair = false;
          report("mending");
          gated = await repaired(
            gated,
            answer,
            existing,
            { request: { ...request, shape: chunk.brief.guide ? pickedDay : freeDay }, gate },
            model,
            budget,
          );
        }
        existing.push(gated.day);
        if (existing.length < chunk.fullDays) report("writing");
        yield gated.day;
      }
    } catch (problem) {
      if (!(problem instanceof ModelFailure)) throw problem;
      if (attempt === ATTEMPTS || !(await waitToRetry(problem, budget))) break;
    }
  }
  if (existing.length < chunk.brief.daysTotal) report("standing-in");
  yield* continuePlan(chunk.brief, existing);
}

/** Asks for the day once more and names the findings; keeps the better of the two days. */
async function repaired(
  first: GatedDay,
  answer: unknown,
  existing: readonly Day[],
  { request, gate }: { request: ModelRequest; gate: DayGate },
  model: Model,
  budget: TimeBudget,
): Promise<GatedDay> {
  const complaint = `${REPAIR} Send only this one day, without "days" around it.\n${givenData({ findings: first.findings })}`;
  const before = [
    { role: "assistant" as const, content: JSON.stringify(answer) },
    { role: "user" as const, content: complaint },
  ];
  try {
    const second = gate(
      await model.object({ ...request, task: "repair", maxTokens: TOKENS_AROUND + TOKENS_A_DAY, before }, budget),
      existing,
    );
    return second.findings.length < first.findings.length ? second : first;
  } catch (problem) {
    if (problem instanceof ModelFailure) return first;
    throw problem;
  }
}
