import { BLOCK_NAMES } from "~/domain/plan/block";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { Day } from "~/domain/plan/itinerary";
import { checkDay, isBlocked } from "~/planner/check/plan-check";
import { continuePlan } from "~/planner/plan/continue-plan";
import { nameLeftOut } from "~/planner/words/name-left-out";
import { remainingTrip } from "~/planner/plan/remaining-trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Log } from "../../log";
import { splitTrip } from "./split-trip";
import type { Model } from "./model/model";
import type { Clock } from "./model/clock";
import { startPatience, WHOLE_MS } from "./model/time-budget";
import { planLeg } from "./plan-chunk";
import { readAhead } from "./prefetch";

export type Desk = { model: Model; clock: Clock; log: Pick<Log, "info"> };

/** How long all of it may take, in milliseconds, and who is told of each step. */
type Waiting = { wholeMs?: number; tell?: TellStep | undefined };

/** Plans the days that are missing: the model's words on checked places, stretch by stretch, in order. */
export async function* planTrip(
  { model, clock, log }: Desk,
  brief: TripBrief,
  standing: readonly Day[],
  { wholeMs = WHOLE_MS.plan, tell = () => undefined }: Waiting = {},
): AsyncGenerator<Day> {
  const patience = startPatience(clock, wholeMs);
  const steps = inTurn(tell);
  const legs = splitTrip(remainingTrip(brief, standing), standing).map((leg, i) =>
    readAhead(planLeg(leg, model, patience, steps.of(i))),
  );
  const days = [...standing];
  try {
    for (const [i, leg] of legs.entries()) {
      steps.turnTo(i);
      for await (const day of leg) {
        const next = passed(brief, { ...day, dayIndex: days.length + 1 }, days);
        days.push(next);
        yield next;
      }
    }
    log.info("assistant", {
      task: "plan",
      days: days.length - standing.length,
      ...authors(days.slice(standing.length)),
    });
  } finally {
    patience.end();
    for (const leg of legs) void leg.return(undefined);
  }
}

/** Of stretches that are written side by side, one hears of the one whose days come next. */
function inTurn(tell: TellStep): { of: (leg: number) => TellStep; turnTo: (leg: number) => void } {
  const last = new Map<number, BuildStep>();
  let current = 0;
  return {
    of: (leg) => (step) => {
      last.set(leg, step);
      if (leg === current) tell(step);
    },
    turnTo(leg) {
      if (leg === current) return;
      current = leg;
      const step = last.get(leg);
      if (step) tell(step);
    },
  };
}

/** The gate that every day passes, whoever wrote it; a day that does not is planned by the built-in planner. */
function passed(brief: TripBrief, day: Day, days: readonly Day[]): Day {
  const [own] = isBlocked(checkDay(brief, day, days)) ? continuePlan(brief, days) : [];
  return namingLeftOut(brief, own ?? day, days);
}

/** The last day says which musts found no room. */
function namingLeftOut(brief: TripBrief, day: Day, days: readonly Day[]): Day {
  if (day.dayIndex < brief.daysTotal) return day;
  const unsaid = remainingTrip(brief, [...days, day]).anchors.filter(
    (anchor) => !day.blocks.evening.description.includes(anchor),
  );
  return nameLeftOut([day], unsaid)[0] ?? day;
}

const authors = (days: readonly Day[]): { blocksByModel: number; blocksByPlanner: number } => {
  const sources = days.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part].source));
  const blocksByModel = sources.filter((source) => source === "openai").length;
  return { blocksByModel, blocksByPlanner: sources.length - blocksByModel };
};
