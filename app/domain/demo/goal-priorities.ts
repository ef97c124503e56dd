import type { Priority } from "../trip/intent-options";
import { PRIORITIES } from "../trip/intent-options";
import type { DemoGoal } from "./demo-options";

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
