import type { BestThingsBudget, BestThingsCategory } from "~/domain/demo/demo-options";
import { BEST_THINGS_BUDGETS } from "~/domain/demo/demo-options";

const ABOUT: Record<BestThingsCategory, string> = { all: "things", food: "food", culture: "culture", nature: "nature", nightlife: "nightlife" };

const budgetLabel = (budget: BestThingsBudget): string => BEST_THINGS_BUDGETS.find(({ value }) => value === budget)?.label ?? "";

/** Every sentence of /bestthings; the alerts are SPEC's (section 8). */
export const bestThingsTexts = {
  documentTitle: "Best things · Wayfellow",
  loading: "Opening the best things…",
  title: "The best of a city",
  lead: "What is worth your time there, for what you like and what you care to spend. No account needed.",
  destination: "Destination",
  category: "Category",
  budget: "Budget",
  find: "Show the Best Things",
  finding: (city: string) => `Choosing the best of ${city}`,
  findingLead: "The assistant weighs what is there against what you asked for.",
  findingLong: "The assistant is still choosing. It takes ten seconds at the most.",
  failed: "Failed to generate demo. Please try again.",
  resultTitle: (category: BestThingsCategory, city: string) => `The best ${ABOUT[category]} in ${city}`,
  resultLead: (budget: BestThingsBudget) => `${budgetLabel(budget)}. Keep them, and start a trip from here.`,
  proceed: "Continue with Google",
  waiting: "Waiting for the sign-in window…",
  entering: "Saving them to your account…",
  another: "Try Another City",
  signInFailed: "Authentication failed. Please try again.",
  lookUpFailed: "Authentication failed. Please try again.",
} as const;
