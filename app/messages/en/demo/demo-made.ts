import { sharedLabels } from "#messages/ui/shared-labels";
import type { DemoGoal, Season } from "~/domain/demo/demo-options";
import { formatList, plural } from "~/messages/formats";

/** Every sentence of a demo that is there: at the gate, and whole. */
export const demoMadeTexts = {
  ready: (count: number, city: string) =>
    plural(count, { one: `Your day in ${city} is ready`, other: `Your ${count} days in ${city} are ready` }),
  gateLead: (count: number) =>
    plural(count, {
      one: "Sign in, and the whole day opens. It is saved to your account.",
      other: `Here is how it begins. Sign in, and all ${count} days open and are saved to your account.`,
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
