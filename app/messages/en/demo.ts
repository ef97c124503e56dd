import type { BestThingsCategory, DemoGoal, DemoWish, Season } from "~/domain/demo/demo";
import { formatList, plural } from "~/messages/formats";
import { sharedLabels } from "./ui";

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
  generatingLead: "The assistant chooses what to do and puts it in order.",
  generatingLong: "The assistant is still writing. A demo takes ten seconds at the most.",
  failed: sharedLabels.wrong,
  signInFailed: sharedLabels.wrong,
  lookUpFailed: sharedLabels.wrong,
};

/** Every sentence of a demo that is there: at the gate, and whole. */
export const demoMadeTexts = {
  ready: (count: number, city: string) =>
    plural(count, { one: `Your day in ${city} is ready`, other: `Your ${count} days in ${city} are ready` }),
  gateLead: (count: number) =>
    plural(count, {
      one: "Sign in, and the whole day opens. It is saved to your account.",
      other: `Here is how it begins. Sign in, and all ${count} days open and are saved to your account.`,
    }),
  readyIdeas: (count: number, city: string) =>
    plural(count, { one: `A day of ideas for ${city}`, other: `${count} days of ideas for ${city}` }),
  gateLeadIdeas: (count: number) =>
    plural(count, {
      one: "I know no places there yet, so these are ideas, not names. Sign in, and the whole day opens.",
      other: `I know no places there yet, so these are ideas, not names. Sign in, and all ${count} days open.`,
    }),
  firstDay: "Day 1",
  moreDays: (count: number) =>
    plural(count, {
      one: "One more day waits behind the sign-in.",
      other: `${count} more days wait behind the sign-in.`,
    }),
  signIn: { local: "Sign In to See It All", firebase: "Continue with Google" },
  waiting: "Waiting for the sign-in window…",
  entering: "Opening your days…",
  resultLead: (season: Season, goals: readonly DemoGoal[]) =>
    goals.length === 0
      ? `In ${season.toLowerCase()}, a bit of everything.`
      : `In ${season.toLowerCase()}, with ${formatList(goals)} in mind.`,
  day: (dayIndex: number) => `Day ${dayIndex}`,
  proceed: "Make It a Real Trip",
  another: "Try Another Demo",
  saving: "Saving it to your account…",
  saved: "Saved to your account.",
  notSaved: sharedLabels.wrong,
  saveAgain: "Save again",
};

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
  titleOfMade: (city: string) => `Best things in ${city}`,
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
  titleIdeas: (city: string) => `Ideas for ${city}`,
  leadIdeas: "I know no places there yet: these are ideas, not names.",
  proceed: "Continue with Google",
  waiting: "Waiting for the sign-in window…",
  entering: "Saving them to your account…",
  another: "Try Another City",
  signInFailed: "Authentication failed. Please try again.",
  lookUpFailed: "Authentication failed. Please try again.",
};

/** Every sentence of /funnel-router. */
export const funnelTexts = {
  documentTitle: "Thanks for trying · Wayfellow",
  loading: "One moment…",
  title: "Thanks for trying Wayfellow",
  lead: "What you made is a good beginning. Say who you are, and it becomes a trip you can change, share and live.",
  leadEmpty: "Say who you are, and plan a trip you can change, share and live. Or look around in the demo first.",
  leadKnown: "Your account is ready: plan a trip you can change, share and live. Or look around in the demo again.",
  steps: [
    { title: "Change it", text: "Any part of any day, by a wish or by your own hand." },
    { title: "Share it", text: "A short code brings your companions along, each on their own phone." },
    { title: "Live it", text: "On the road you see the part of the day that you are in, with or without a signal." },
  ],
  plan: "Plan a Trip",
  bestThings: (city: string) => `Best things in ${city}`,
  count: (count: number) =>
    plural(count, { one: "One thing worth your time", other: `${count} things worth your time` }),
  saved: "Saved to your account",
  kept: "Kept on this device",
  profile: "Set Up My Profile",
  demo: "Back to the Demo",
  things: "Back to the best things",
};

/** The way from a demo's form to what was made before. */
export const madeBefore = (title: string): string => `Back to your ${title}`;

/** "3-Day Trip to Lisbon" (SPEC section 2, funnel router). */
export const demoTripTitle = ({ numDays, destination }: Pick<DemoWish, "numDays" | "destination">): string =>
  `${numDays}-Day Trip to ${destination}`;
