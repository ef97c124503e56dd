/** What is said when the day or the block that an address names cannot be changed. */
export const wantedDayTexts = {
  dayNotLoaded: "Could not load day data.",
  blockNotLoaded: "Could not load block data.",
  blockNotFound: (name: string) => `${name} block not found.`,
  safe: "Your days themselves are safe. Choose one from the list.",
  seeDays: "See All Days",
  build: "Build My Itinerary",
};
