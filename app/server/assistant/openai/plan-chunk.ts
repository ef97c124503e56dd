import type { TellStep } from "~/domain/plan/build-step";
import type { Day } from "~/domain/plan/itinerary";
import { continuePlan } from "~/planner/plan/continue-plan";
import { mustsOf } from "~/planner/plan/musts";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import { freeDay, listOf, pickedDay } from "./gates/answer-shapes";
import { mayRetry } from "./model/retry";
import { candidateLine, chooseCandidates, numbered } from "./gates/candidates";
import type { DayGate, Gated } from "./gates/day-gate";
import { freeDayGate } from "./gates/free-day-gate";
import { givenData, typed } from "./prompts/given-data";
import type { Leg } from "./split-trip";
import type { Ask } from "./model/request";
import type { Model } from "./model/model";
import { ModelFailure } from "./model/failure";
import type { Patience } from "./model/time-budget";
import { pickedDayGate } from "./gates/picked-day-gate";
import { speaksOfKnownPlaces } from "./gates/known-places";
import { PLAN_BY_ID, PLAN_FREELY } from "./prompts/plan-prompts";
import { REPAIR } from "./prompts/instructions";
import { mustsData, ownMusts, planData, travellersData } from "./prompts/data";

const TOKENS_A_DAY = 420;
const TOKENS_AROUND = 200;
const ATTEMPTS = 2;

/** What the model is asked for the days after `standing`, and who judges what it sends. */
type Desk = { ask: (standing: readonly Day[]) => Ask; gate: DayGate };

function deskOf({ brief, first, daysOfTrip, fullDays, earlier }: Leg): Desk {
  const { guide } = brief;
  const { town, trips, own: ownTitles } = mustsOf(brief.anchors, guide);
  const own = ownMusts(ownTitles);
  const musts = new Set([...town, ...trips]);
  const all = numbered(
    guide ? chooseCandidates(guide.places, preferencesOf(brief), (place) => musts.has(place) || place.dayTrip) : [],
  );
  const data = (standing: readonly Day[]) => {
    const candidates = all.filter(({ place }) => !blocksOf(standing).some(({ block }) => isPlaceOf(block, place)));
    const ownLeft = own.filter(
      ({ title }) => !blocksOf(standing).some(({ block }) => nameKey(block.title) === nameKey(title)),
    );
    return givenData({
      ...travellersData(brief),
      days: {
        plan: Array.from({ length: fullDays - standing.length }, (_, i) => first + standing.length + i + 1),
        of: daysOfTrip,
      },
      standing: planData(guide ? standing : [...earlier, ...standing]),
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
      ? pickedDayGate(brief, guide, { candidates: all, own, mayStand: speaksOfKnownPlaces(guide) })
      : freeDayGate(brief, own, earlier),
    ask: (standing) => ({
      task: "plan",
      system: guide ? PLAN_BY_ID : PLAN_FREELY,
      user: data(standing),
      shape: guide ? listOf("days", pickedDay) : listOf("days", freeDay),
      maxTokens: TOKENS_AROUND + TOKENS_A_DAY * (fullDays - standing.length),
    }),
  };
}

/** Plans one leg: each day as the model closes it, repaired once, and what the model owes in the end from the built-in planner. */
export async function* planLeg(leg: Leg, model: Model, patience: Patience, tell: TellStep): AsyncGenerator<Day> {
  const { ask, gate } = deskOf(leg);
  const standing: Day[] = [];
  const say = (kind: "writing" | "asking-again" | "mending" | "standing-in") =>
    tell({ kind, day: leg.first + standing.length + 1 });
  let mayRepair = true;
  for (let attempt = 1; attempt <= ATTEMPTS && standing.length < leg.fullDays; attempt += 1) {
    try {
      const asked = ask(standing);
      if (attempt > 1) say("asking-again");
      for await (const answer of model.objects(asked, leg.fullDays - standing.length, patience, () => say("writing"))) {
        let gated = gate(answer, standing);
        if (gated.findings.length > 0 && mayRepair) {
          mayRepair = false;
          say("mending");
          gated = await repaired(
            gated,
            answer,
            standing,
            { ask: { ...asked, shape: leg.brief.guide ? pickedDay : freeDay }, gate },
            model,
            patience,
          );
        }
        standing.push(gated.day);
        if (standing.length < leg.fullDays) say("writing");
        yield gated.day;
      }
    } catch (problem) {
      if (!(problem instanceof ModelFailure)) throw problem;
      if (attempt === ATTEMPTS || !(await mayRetry(problem, patience))) break;
    }
  }
  if (standing.length < leg.brief.daysTotal) say("standing-in");
  yield* continuePlan(leg.brief, standing);
}

/** Asks once for the day again, naming what was found; keeps the better of the two. */
async function repaired(
  first: Gated,
  answer: unknown,
  standing: readonly Day[],
  { ask, gate }: { ask: Ask; gate: DayGate },
  model: Model,
  patience: Patience,
): Promise<Gated> {
  const complaint = `${REPAIR} Send only this one day, without "days" around it.\n${givenData({ findings: first.findings })}`;
  const before = [
    { role: "assistant" as const, content: JSON.stringify(answer) },
    { role: "user" as const, content: complaint },
  ];
  try {
    const second = gate(
      await model.object({ ...ask, task: "repair", maxTokens: TOKENS_AROUND + TOKENS_A_DAY, before }, patience),
      standing,
    );
    return second.findings.length < first.findings.length ? second : first;
  } catch (problem) {
    if (problem instanceof ModelFailure) return first;
    throw problem;
  }
}
