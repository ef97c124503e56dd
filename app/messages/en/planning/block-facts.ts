/** The small facts of a block. */
export const blockFactsTexts = {
  ticket: "Ticket needed",
  dayTrip: "Day trip",
};
