/** Every sentence of /modify/day. */
export const modifyDayTexts = {
  documentTitle: "Change a day · Wayfellow",
  loading: "Loading your day…",
  title: (day: number) => `Day ${day}`,
  lead: "Change any part of it; the rest of the day stays as it is.",
  back: "All days",
  edit: "Edit This Block",
  otherDays: "Other days",
  couldNotLoad: "Could not load day data.",
  safe: "Your days themselves are safe. Choose one from the list.",
  seeDays: "See All Days",
  build: "Build My Itinerary",
  home: "Go Home",
} as const;
