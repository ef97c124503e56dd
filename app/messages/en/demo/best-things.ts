import type { BestThingsCategory } from "~/domain/demo/demo-options";

const CATEGORIES: Record<BestThingsCategory, string> = {
  all: "All",
  food: "Food",
  culture: "Culture",
  nature: "Nature",
  nightlife: "Nightlife",
};

/** Every sentence of /bestthings until they are found; the alert is SPEC's (section 8). */
export const bestThingsTexts = {
  documentTitle: "Best things · Wayfellow",
  loading: "Opening the best things…",
  title: "The best of a city",
  lead: "What is worth your time there, for what you like and what you care to spend. No account needed.",
  destination: "Destination",
  destinationExample: "Lisbon",
  category: "Category",
  categoryName: (category: BestThingsCategory) => CATEGORIES[category],
  budget: "Budget",
  find: "Show the Best Things",
  finding: (city: string) => `Choosing the best of ${city}`,
  findingLead: "The assistant weighs what is there against what you asked for.",
  findingLong: "The assistant is still choosing. It takes ten seconds at the most.",
  failed: "Failed to generate demo. Please try again.",
};
