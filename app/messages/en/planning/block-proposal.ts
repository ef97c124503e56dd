/** What is said of a block as it would become. */
export const blockProposalTexts = {
  preview: "What would change",
  noteFrom: "The assistant",
  noChange: "Nothing would change. Say it differently, or write it yourself.",
  original: "Original",
  proposed: "Proposed",
  place: "Place",
  noPlace: "none named",
  ticket: "Ticket",
  needed: "needed",
  notNeeded: "not needed",
  dayTrip: "Day trip",
  yes: "yes",
  no: "no",
};
