/** Where neither the phone nor the server could give the trip. */
export const tripUnavailableTexts = {
  title: "Your trip is out of reach",
  problem: "No trip data found.",
  why: "This phone has no copy of your trip yet, and we could not fetch one. Your trip itself is safe. It needs a connection once; after that it opens without one.",
};
