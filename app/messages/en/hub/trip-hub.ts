/** Every sentence of /wayfellowhub itself; its cards on the destination have their own. */
export const tripHubTexts = {
  documentTitle: "Trip dashboard · Wayfellow",
  loading: "Loading your trip…",
  back: "My trip",
  missing: "Trip not found.",
  missingTitle: "We cannot see your trip",
  missingWhy: "This device has no copy of it, and we could not fetch one just now. Your trip itself is safe.",

  today: {
    title: "Today's Itinerary",
    dayOf: (day: number, total: number, date: string) => [`Day ${day} of ${total}`, date].filter(Boolean).join(" · "),
    ahead: (date: string) => `Your trip starts ${date}. This is your first day.`,
    over: "The trip is over. Your days stay here to look back on.",
    none: "Your days are not planned yet.",
    open: { started: "Open Today's Itinerary", ahead: "See Day 1", over: "See the Last Day" },
    goOn: "Go on planning",
  },
};
