/** Every sentence of /pickliveday. */
export const pickDayTexts = {
  title: "Pick a Day",
  lead: "Look at any day of the trip, or start it.",
  loading: "Loading your days…",
  none: "No days found in itinerary.",
  day: (day: number): string => `Day ${day}`,
  start: (day: number): string => `Start Day ${day}`,
  starting: "Starting the day…",
  here: "You are here",
  question: (day: number): string => `Start Day ${day} now?`,
  consequence: (first: number, last: number): string =>
    first === last
      ? `Day ${first} is not finished. It is marked complete for everyone on the trip, and this cannot be taken back.`
      : `Days ${first} to ${last} are not finished. They are marked complete for everyone on the trip, and this cannot be taken back.`,
  justLook: "Just Look Ahead",
  failed:
    "The day was not started: the message did not get through. Nothing is lost; try again when you have a connection.",
};
