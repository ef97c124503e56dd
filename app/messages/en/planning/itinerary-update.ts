import { days } from "#messages/ui/days";

/** Every sentence of /wayfellow/itineraryupdate and /tripdaysoverview. */
export const itineraryUpdateTexts = {
  documentTitle: "Your trip days · Wayfellow",
  loading: "Loading your days…",
  lead: "All your days at a glance. Open one to change it; what you leave alone stays as it is.",
  leadCompanion: "All days at a glance, as your organizer planned them.",
  back: "Trip Hub",
  modify: "Modify This Day",
  modifyDay: (day: number) => `Modify This Day, day ${day}`,
  look: "Look Closer",
  lookAt: (day: number) => `Look Closer at day ${day}`,
  finished: "I'm Finished",
  save: "Save & Continue",
  saved: "Saved. Your days are in the Trip Hub.",
  hint: "When the day comes, press “Start My Trip” in the Trip Hub.",
  unfinished: (planned: number, total: number) => `${planned} of ${days(total)} are planned so far.`,
  goOnBuilding: "Build the Missing Days",
  couldNotLoad: "Could not load trip days.",
  noDays: "No days found in itinerary.",
  noItinerary: "No itinerary data found.",
  safe: "Your trip, your wishes and your picks are safe.",
  build: "Build My Itinerary",
};
