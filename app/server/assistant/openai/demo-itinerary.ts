import type { Source } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { demoBrief } from "~/planner/demo/demo-brief";
import { asDemoDays, planDemo } from "~/planner/demo/demo-days";
import type { DemoDay, DemoWish } from "~/domain/demo/demo";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { continuePlan } from "~/planner/plan/plan-trip";
import { TIME_BUDGET_MS } from "./model/time-budget";
import type { Setting } from "~/domain/place/setting";
import type { ModelTools } from "./model/model";
import { planTrip } from "./plan-trip";

/** A visitor should wait a few seconds only: the model writes the first days, and the built-in planner continues from them. */
const DAYS_BY_MODEL = 4;

/** A demo in the model's words, through the same gates as a trip; the built-in planner plans the days that the model does not. */
export async function demoItinerary(
  tools: ModelTools,
  wish: DemoWish,
  guide: CityGuide | null,
  setting?: Setting | null,
): Promise<{ days: DemoDay[]; source: Source }> {
  const brief = demoBrief(wish, guide, setting);
  const days: Day[] = [];
  for await (const day of planTrip(tools, { ...brief, daysTotal: Math.min(DAYS_BY_MODEL, wish.numDays) }, [], {
    wholeMs: TIME_BUDGET_MS.demo,
  }))
    days.push(day);
  const isModels = days.some(({ blocks }) => BLOCK_NAMES.some((part) => blocks[part].source === "openai"));
  if (!isModels) return { days: planDemo(wish, guide, setting), source: "embedded" };
  return { days: asDemoDays([...days, ...continuePlan(brief, days)], wish, guide, setting), source: "openai" };
}
