/** Every sentence of /pasttrips. */
export const pastTripsTexts = {
  title: "Past trips",
  lead: "Where you have been, and what you wrote about it.",
  loading: "Looking up your trips…",
  back: "Welcome",
  none: "No trip is behind you yet. Once one is, its memories stay here.",
  begin: "Go to My Trip",
  failed:
    "The list could not be fetched just now. Your trips and their memories are safe; try again when you have a connection.",
};

/** What becomes of a finished trip when another begins. */
export const memoriesStay = (city: string | undefined): string =>
  city ? `Your memories of ${city} stay under Past trips.` : "Your memories stay under Past trips.";
