import { demoTripTitle } from "~/domain/demo/demo-itinerary";
import type { DemoGoal, Season } from "~/domain/demo/demo-options";

const days = (count: number): string => (count === 1 ? "day" : `${count} days`);

/** Every sentence of /demo; the alert is SPEC's (section 8). */
export const demoTexts = {
  documentTitle: "Try a demo · Wayfellow",
  loading: "Opening the demo…",
  title: "Where would you go?",
  lead: "Name a place, and the assistant plans your days there. No account needed.",
  destination: "Destination",
  season: "Season",
  numDays: "Number of days",
  goals: "What for",
  generate: "Plan My Demo Trip",
  generating: (count: number, city: string) => `Planning your ${days(count)} in ${city}`,
  generatingLead: "The assistant picks the places and puts them in order.",
  generatingLong: "The assistant is still writing. A demo takes ten seconds at the most.",
  failed: "Something went wrong. Please try again.",
  ready: (count: number, city: string) => `Your ${days(count)} in ${city} ${count === 1 ? "is" : "are"} ready`,
  gateLead: (count: number) => (count === 1 ? "Sign in, and the whole day opens. It is saved to your account." : `Here is how it begins. Sign in, and all ${count} days open and are saved to your account.`),
  firstDay: "Day 1",
  moreDays: (count: number) => (count === 1 ? "One more day waits behind the sign-in." : `${count} more days wait behind the sign-in.`),
  signIn: { local: "Sign In to See It All", firebase: "Continue with Google" },
  waiting: "Waiting for the sign-in window…",
  entering: "Opening your days…",
  resultTitle: demoTripTitle,
  resultLead: (season: Season, goals: readonly DemoGoal[]) => (goals.length === 0 ? `In ${season.toLowerCase()}, a bit of everything.` : `In ${season.toLowerCase()}, with ${goals.join(", ")} in mind.`),
  day: (dayIndex: number) => `Day ${dayIndex}`,
  proceed: "Make It a Real Trip",
  another: "Try Another Demo",
  signInFailed: "Something went wrong. Please try again.",
  lookUpFailed: "Something went wrong. Please try again.",
  saving: "Saving it to your account…",
  saved: "Saved to your account.",
  saveAgain: "Save again",
} as const;
