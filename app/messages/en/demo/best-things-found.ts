import type { BestThingsCategory } from "~/domain/demo/demo-options";

const ABOUT: Record<BestThingsCategory, string> = {
  all: "things",
  food: "food",
  culture: "culture",
  nature: "nature",
  nightlife: "nightlife",
};

/** Every sentence of the best things, once they are found; the alerts are SPEC's (section 8). */
export const bestThingsFoundTexts = {
  title: (category: BestThingsCategory, city: string) => `The best ${ABOUT[category]} in ${city}`,
  lead: (budget: string) => `${budget}. Keep them, and start a trip from here.`,
  proceed: "Continue with Google",
  waiting: "Waiting for the sign-in window…",
  entering: "Saving them to your account…",
  another: "Try Another City",
  signInFailed: "Authentication failed. Please try again.",
  lookUpFailed: "Authentication failed. Please try again.",
};
