import type { Source } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { demoBrief } from "~/planner/demo/demo-brief";
import { asDemoDays, planDemo } from "~/planner/demo/demo-days";
import type { DemoDay, DemoWish } from "~/domain/demo/demo-itinerary";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { continuePlan } from "~/planner/plan/continue-plan";
import { WHOLE_MS } from "./model/time-budget";
import type { Desk } from "./plan-trip";
import { planTrip } from "./plan-trip";

/** A visitor waits seconds, and has no account: the model writes the first days, and the built-in planner goes on from them. */
const DAYS_BY_MODEL = 4;

/** A demo in the model's words, through the same gate as a trip; what it owes is planned by the built-in planner. */
export async function demoItinerary(
  desk: Desk,
  wish: DemoWish,
  guide: CityGuide | null,
): Promise<{ days: DemoDay[]; source: Source }> {
  const brief = demoBrief(wish, guide);
  const days: Day[] = [];
  for await (const day of planTrip(desk, { ...brief, daysTotal: Math.min(DAYS_BY_MODEL, wish.numDays) }, [], {
    wholeMs: WHOLE_MS.demo,
  }))
    days.push(day);
  const isModels = days.some(({ blocks }) => BLOCK_NAMES.some((part) => blocks[part].source === "openai"));
  if (!isModels) return { days: planDemo(wish, guide), source: "embedded" };
  return { days: asDemoDays([...days, ...continuePlan(brief, days)], wish, guide), source: "openai" };
}
