/** Every sentence of /pickliveday. */
export const pickDayTexts = {
  title: "Pick a Day",
  lead: "Look at any day of the trip, or start it.",
  back: "Go Back",
  day: (day: number): string => `Day ${day}`,
  start: (day: number): string => `Start Day ${day}`,
  starting: "Starting the day…",
  here: "You are here",
  done: "Done",
  question: (day: number): string => `Start Day ${day} now?`,
  consequence: (first: number, last: number): string =>
    `${first === last ? `Day ${first} is not finished. It is` : `Days ${first} to ${last} are not finished. They are`} marked complete for everyone on the trip, and this cannot be taken back.`,
  justLook: "Just Look Ahead",
  failed: "The day was not started: the message did not get through. Nothing is lost; try again when you have a connection.",
} as const;
