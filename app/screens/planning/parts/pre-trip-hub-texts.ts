const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Every sentence of /pretriphub; the countdown is the domain's. */
export const preTripHubTexts = {
  documentTitle: "Trip Hub · Wayfellow",
  loading: "Loading your trip…",
  title: "Your Trip is Ready!",
  city: "City",
  dates: "Dates",
  travellers: "Travellers",
  planned: "Days planned",
  plannedCount: (planned: number, total: number) => (planned >= total ? `All ${counted(planned, "day", "days")}` : `${planned} of ${counted(total, "day", "days")}`),
  start: "Start My Trip",
  starting: "Starting your trip…",
  startFailed: "Your trip could not be started just now. Your plan is safe; press “Start My Trip” in the Trip Hub again in a moment.",
  modify: "Modify Trip Details",
  seeDays: "See your days",
  ask: "Ask about your trip",
  goodToKnow: "Weather, advice and tips",
  waiting: "Your organizer starts the trip. Then your days open here.",
  none: "No trip found",
  noneWhy: "There is no trip on this device. If you have one, sign in with the account you made it with.",
  home: "Go Home",
  noDays: "Your days are not planned yet.",
  goOn: "Go on planning",
} as const;
