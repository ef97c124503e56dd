/** Every sentence of /pretriphub; the cover of the trip has its own. */
export const preTripHubTexts = {
  documentTitle: "Trip Hub · Wayfellow",
  title: "Your Trip is Ready!",
  start: "Start My Trip",
  starting: "Starting your trip…",
  startFailed:
    "Your trip could not be started just now. Your plan is safe; press “Start My Trip” in the Trip Hub again in a moment.",
  resume: "Go On with the Trip",
  modify: "Modify Trip Details",
  seeDays: "See your days",
  ask: "Ask about your trip",
  goodToKnow: "Weather, advice and tips",
  waiting: "Your organizer starts the trip. Then your days open here.",
  none: "No trip found",
  noneWhy: "There is no trip on this device. If you have one, sign in with the account you made it with.",
  noDays: "Your days are not planned yet.",
  goOn: "Go on planning",
};
