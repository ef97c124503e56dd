/** What can be done with a trip beside running it: look at it on a map, take it along. */
export const tripLinksTexts = {
  map: "See it on a map",
  mapOfDay: "See this day on a map",
  print: "Print the trip",
  calendar: "Add to calendar",
  added: "Your trip is in a calendar file. Open it to add the days.",
  notAdded: "The calendar file could not be made just now. Please try again when you have a connection.",
};
