import { USUAL_TRIP_DAYS } from "../forms/limits";
import type { Source } from "../plan/block";
import { PRIORITIES, type Priority } from "../trip/trip-intent";

/** The choices of the two demos (SPEC section 3, enumerations; section 9). */
export const DEMO_GOALS = ["culture", "food", "adventure", "relaxation", "shopping", "history"] as const;

export const SEASONS = ["Spring", "Summer", "Fall", "Winter"] as const;

export const BEST_THINGS_CATEGORIES = ["all", "food", "culture", "nature", "nightlife"] as const;

export const BEST_THINGS_BUDGETS = [
  { value: "low", label: "Budget-Friendly" },
  { value: "medium", label: "Mid-Range" },
  { value: "high", label: "Luxury" },
] as const;

export type DemoGoal = (typeof DEMO_GOALS)[number];
export type Season = (typeof SEASONS)[number];
export type BestThingsCategory = (typeof BEST_THINGS_CATEGORIES)[number];
export type BestThingsBudget = (typeof BEST_THINGS_BUDGETS)[number]["value"];

export const DEMO_DAYS = { min: 1, max: 30, default: USUAL_TRIP_DAYS } as const;
export const DEFAULT_BUDGET: BestThingsBudget = "medium";

/** What a visitor asks the demo for (SPEC section 2, /demo). */
export type DemoWish = { destination: string; season: Season; numDays: number; tripGoals: DemoGoal[] };

/** `time` is a part of the day: nobody can promise an hour. `verified` as of a block. */
export type DemoActivity = { time: string; title: string; description: string; source: Source; verified: boolean };

export type DemoDay = { dayIndex: number; summary: string; activities: DemoActivity[] };

/** What the demo makes (SPEC section 3, itineraryDataDemo). */
export type DemoItinerary = DemoWish & { days: DemoDay[] };

/** Whether nothing in it is a place we know: ideas, not names. */
export const isOfIdeas = (made: readonly Pick<DemoActivity, "source" | "verified">[]): boolean =>
  made.every(({ source, verified }) => source === "embedded" && !verified);

const PRIORITY_OF: Record<DemoGoal, Priority> = {
  culture: "Cultural Experiences & History",
  food: "Food & Culinary Adventures",
  adventure: "Adventure & Outdoor Activities",
  relaxation: "Relaxation & Wellness",
  shopping: "Shopping & Local Markets",
  history: "Cultural Experiences & History",
};

/** A demo's goals as the priorities of a trip's intent, in their order. */
export function prioritiesOf(goals: readonly DemoGoal[]): Priority[] {
  const wanted = new Set(goals.map((goal) => PRIORITY_OF[goal]));
  return PRIORITIES.filter((priority) => wanted.has(priority));
}
