import { sharedLabels } from "#messages/ui/shared-labels";
import type { DemoGoal } from "~/domain/demo/demo-options";
import { plural } from "~/messages/formats";

const GOALS: Record<DemoGoal, string> = {
  culture: "Culture",
  food: "Food",
  adventure: "Adventure",
  relaxation: "Relaxation",
  shopping: "Shopping",
  history: "History",
};

/** Every sentence of /demo until the demo is there; the alert is SPEC's (section 8). */
export const demoTexts = {
  documentTitle: "Try a demo · Wayfellow",
  loading: "Opening the demo…",
  title: "Where would you go?",
  lead: "Name a place, and the assistant plans your days there. No account needed.",
  destination: "Destination",
  destinationExample: "Lisbon",
  season: "Season",
  numDays: "Number of days",
  goals: "What for",
  goal: (goal: DemoGoal) => GOALS[goal],
  generate: "Plan My Demo Trip",
  generating: (count: number, city: string) =>
    plural(count, { one: `Planning your day in ${city}`, other: `Planning your ${count} days in ${city}` }),
  generatingLead: "The assistant picks the places and puts them in order.",
  generatingLong: "The assistant is still writing. A demo takes ten seconds at the most.",
  failed: sharedLabels.wrong,
  signInFailed: sharedLabels.wrong,
  lookUpFailed: sharedLabels.wrong,
};
