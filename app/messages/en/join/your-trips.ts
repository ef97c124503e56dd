/** Every sentence of the list of one's other trips. */
export const yourTripsTexts = {
  title: "Your other trips",
  organizer: "You organize it",
  participant: "You travel along",
  over: "Over",
  go: "Switch to This Trip",
  switching: "Switching…",
  switched: (tripName: string) => `You are on ${tripName} now.`,
  failed: "Could not switch trips just now. Please try again in a moment.",
};
