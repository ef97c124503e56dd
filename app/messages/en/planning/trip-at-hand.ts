/** What every screen of a trip may have to say of it: that it is on its way, not there, or not for whoever asks. */
export const tripAtHandTexts = {
  loading: "Loading your trip…",
  notFetched: "The trip could not be fetched just now.",
  remembered: (isOffline: boolean) =>
    `You are looking at what this device remembers. ${isOffline ? "There is no connection right now." : "Wayfellow could not be asked for news just now."}`,
  yourDays: "Your days",

  missing: {
    title: "Missing Data",
    lead: "Please start from the beginning.",
  },

  organizerOnly: {
    title: "The organizer plans this trip",
    lead: (city: string) =>
      `You travel along to ${city}. Everything your organizer plans shows up for you as soon as it is made.`,
    view: "Back to My Trip",
    own: "Start My Own Trip",
  },

  kilometres: (spoken: string) => `${spoken} km`,
};
