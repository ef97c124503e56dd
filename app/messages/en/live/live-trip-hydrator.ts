import { counted } from "~/messages/formats";

/** What /livetriphydrator says beside `welcome-back`. */
export const liveTripHydratorTexts = {
  tab: "Your trip on this phone",
  days: (count: number): string => counted(count, { one: "day", other: "days" }),
  lastSaved: "Last saved",
  goOn: "Take Me Back!",
  restoring: "Bringing your trip back…",
  pick: "Pick a Day",
  consequence:
    "This clears the trip, its plan, and the day and block you are in from this phone. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  loadFailed: "Failed to load trip status",
  restoreFailed: "Failed to restore trip state",
  sync: {
    asking: "Checking the connection to your trip…",
    confirmed: "Backend sync is available",
    unreachable: "Local offline mode: going on with what this phone remembers",
  },
};
