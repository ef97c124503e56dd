import { BLOCK_NAMES } from "~/domain/plan/block";
import { numberedDay } from "~/domain/plan/day-of-stops";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { Day } from "~/domain/plan/itinerary";
import { checkDay, isBlocked } from "~/planner/check/plan-check";
import { continuePlan, remainingTrip } from "~/planner/plan/plan-trip";
import { withAway } from "~/planner/plan/away";
import { withoutTaken } from "~/planner/plan/taken";
import { tripClock } from "~/planner/times/with-times";
import { mentionLeftOut } from "~/planner/plan/musts";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { splitTrip } from "./split-trip";
import type { ModelTools } from "./model/model";
import { startTimeBudget, TIME_BUDGET_MS } from "./model/time-budget";
import { planChunk } from "./plan-chunk";
import { prefetch } from "./prefetch";

/** How long the whole plan may take, in milliseconds, and who is told of each step. */
type PlanOptions = { wholeMs?: number | undefined; tell?: TellStep | undefined };

/** Plans the days that are missing: the model's words about checked places. A long trip is asked for in chunks of days at the same time; days are given in order. */
export async function* planTrip(
  { model, clock, log }: ModelTools,
  brief: TripBrief,
  existing: readonly Day[],
  { wholeMs = TIME_BUDGET_MS.plan, tell = () => undefined }: PlanOptions = {},
): AsyncGenerator<Day> {
  const budget = startTimeBudget(clock, wholeMs);
  const steps = stepsOfCurrentChunk(tell);
  const chunks = splitTrip(remainingTrip(brief, existing), existing).map((chunk, i) =>
    prefetch(planChunk(chunk, model, budget, steps.of(i))),
  );
  const days = [...existing];
  const onClock = tripClock(brief);
  try {
    for (const [i, chunk] of chunks.entries()) {
      steps.turnTo(i);
      for await (const day of chunk) {
        const next = onClock(
          checkedDay(brief, withoutTaken(withAway(numberedDay(day, days.length + 1), brief), brief), days),
        );
        days.push(next);
        yield next;
      }
    }
    log.info("assistant", {
      task: "plan",
      days: days.length - existing.length,
      ...authors(days.slice(existing.length)),
    });
  } finally {
    budget.end();
    for (const chunk of chunks) void chunk.return(undefined);
  }
}

/** Chunks are written at the same time; only the steps of the chunk whose days come next are told. */
function stepsOfCurrentChunk(tell: TellStep): { of: (chunk: number) => TellStep; turnTo: (chunk: number) => void } {
  const last = new Map<number, BuildStep>();
  let current = 0;
  return {
    of: (chunk) => (step) => {
      last.set(chunk, step);
      if (chunk === current) tell(step);
    },
    turnTo(chunk) {
      if (chunk === current) return;
      current = chunk;
      const step = last.get(chunk);
      if (step) tell(step);
    },
  };
}

/** Every day is checked again, whoever wrote it; one with a blocking finding is planned by the built-in planner. */
function checkedDay(brief: TripBrief, day: Day, days: readonly Day[]): Day {
  const [own] = isBlocked(checkDay(brief, day, days)) ? continuePlan(brief, days) : [];
  return withLeftOut(brief, own ?? day, days);
}

/** The last day says which musts found no room. */
function withLeftOut(brief: TripBrief, day: Day, days: readonly Day[]): Day {
  if (day.dayIndex < brief.daysTotal) return day;
  const unsaid = remainingTrip(brief, [...days, day]).anchors.filter(
    (anchor) => !day.blocks.evening.description.includes(anchor),
  );
  return mentionLeftOut([day], unsaid)[0] ?? day;
}

const authors = (days: readonly Day[]): { blocksByModel: number; blocksByPlanner: number } => {
  const sources = days.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part].source));
  const blocksByModel = sources.filter((source) => source === "openai").length;
  return { blocksByModel, blocksByPlanner: sources.length - blocksByModel };
};
