import type { Day } from "~/domain/plan/itinerary";
import type { Assistant } from "~/server/assistant/port";
import type { EvalRequest } from "./eval-request";
import type { Figures } from "./figures/figures";
import { NO_FIGURES } from "./figures/figures";
import { freeFigures } from "./figures/free-figures";
import { interestFigures } from "./figures/interest-figures";
import { longRunFigures } from "./figures/long-run";
import { paceFigures } from "./figures/pace-figures";
import { varietyFigures } from "./figures/variety-figures";
import { wayFigures } from "./figures/way-figures";
import { livedTrip, LONGEST_PACED, paceHeard, type Rhythm, rhythmOf } from "./judges/times-fit";
import { revisionStays } from "./judges/revision-stays";
import { lineUp } from "./line-up";
import { DELIVERED, PACE_HEARD, PLAN_RULES, REVISIONS_STAY } from "./rules";
import { weakSpots } from "./weak-spots";

/** One thing looked at: a plan under a rule, or a revision; it holds when there are no problems. */
export type Look = { rule: string; problems: string[] };

export type Verdict = { request: EvalRequest; looks: Look[]; figures: Figures; weak: string[] };

/** How far the long run goes beyond the usual search. */
export const LONG_RUN = 50;

async function planOf(assistant: Assistant, { brief }: EvalRequest): Promise<Day[]> {
  const days: Day[] = [];
  for await (const day of assistant.planTrip(brief, [])) days.push(day);
  return days;
}

const PACES = { slow: "Slow & Relaxed - Take time to soak it in", fast: "Fast Paced - Pack it all in" } as const;
const NO_WISHES = { priorities: [], vibes: [], mobility: [], travelPace: [], budget: "" };

const isShort = ({ brief }: EvalRequest): boolean => brief.daysTotal <= LONGEST_PACED;

/** The same trip at one pace and at the other. */
async function rhythmsOf(assistant: Assistant, request: EvalRequest): Promise<Record<keyof typeof PACES, Rhythm>> {
  const at = async (pace: keyof typeof PACES): Promise<Rhythm> => {
    const intent = { ...(request.brief.intent ?? NO_WISHES), travelPace: [PACES[pace]] };
    const paced = { ...request, brief: { ...request.brief, intent } };
    return rhythmOf(livedTrip(paced, await planOf(assistant, paced)).stops);
  };
  return { slow: await at("slow"), fast: await at("fast") };
}

async function revisionsOf(assistant: Assistant, request: EvalRequest, days: readonly Day[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const ask of request.asks) {
    const given = structuredClone([...days]);
    const current = given.find(({ dayIndex }) => dayIndex === ask.dayIndex)?.blocks[ask.blockName];
    if (!current) continue;
    const { block, note } = await assistant.reviseBlock({ brief: request.brief, days: given, current, ...ask });
    looks.push({
      rule: REVISIONS_STAY,
      problems: revisionStays(request, { ask, before: days, after: given, block, note }),
    });
  }
  return looks;
}

export function figuresOf(request: EvalRequest, days: readonly Day[], effort: number): Figures {
  const stops = lineUp(request, days);
  return {
    ...NO_FIGURES,
    ...wayFigures(stops),
    ...longRunFigures(request, effort),
    ...interestFigures(request, stops),
    ...varietyFigures(days.length, stops),
    ...freeFigures(request, stops),
  };
}

/** Plans the trip, judges the plan, asks for its revisions and judges them. A plan that does not come breaks one rule and yields no figures. */
export async function evaluate(
  assistant: Assistant,
  request: EvalRequest,
  effort: number = LONG_RUN,
): Promise<Verdict> {
  let days: Day[];
  try {
    days = await planOf(assistant, request);
  } catch (problem) {
    return { request, looks: [{ rule: DELIVERED, problems: [String(problem)] }], figures: NO_FIGURES, weak: [] };
  }
  const looks = Object.entries(PLAN_RULES).map(([rule, judge]): Look => ({ rule, problems: judge(request, days) }));
  const revisions = await revisionsOf(assistant, request, days);
  const { slow, fast } = await rhythmsOf(assistant, request);
  const figures = { ...figuresOf(request, days, effort), ...(isShort(request) && paceFigures(slow, fast)) };
  return {
    request,
    looks: [
      { rule: DELIVERED, problems: days.length > 0 ? [] : ["no day came"] },
      ...looks,
      { rule: PACE_HEARD, problems: paceHeard(slow, fast) },
      ...revisions,
    ],
    figures,
    weak: weakSpots(request, days, figures),
  };
}
