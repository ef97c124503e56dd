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

export const DEMO_DAYS = { min: 1, max: 30, default: 3 } as const;
export const DEFAULT_BUDGET: BestThingsBudget = "medium";
