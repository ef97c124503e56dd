/** Every sentence of /reflectionhub. */
export const reflectionHubTexts = {
  tab: "Look back",
  title: "Congratulations!",
  lead: (tripName: string | undefined): string =>
    `${tripName ?? "Your trip"} is lived. Write down how it felt while it is fresh.`,
  back: "Back to the start",
  start: "Start Reflection",
  newTrip: "Start New Trip",
  question: "Start a new trip?",
  consequence:
    "This phone forgets the trip, what you wished for, your picks and the plan. The trip and everyone's memories stay safe on the server.",
  keep: "Stay here",
};
