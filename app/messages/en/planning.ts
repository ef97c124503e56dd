import { counted, plural } from "~/messages/formats";
import { days } from "./ui";

/** Every sentence of /wayfellow/itineraryupdate and /tripdaysoverview. */
export const itineraryUpdateTexts = {
  documentTitle: "Your trip days · Wayfellow",
  loading: "Loading your days…",
  lead: "All your days at a glance. Open one to change it; what you leave alone stays as it is.",
  leadCompanion: "All days at a glance, as your organizer planned them.",
  back: "Trip Hub",
  modify: "Modify This Day",
  modifyDay: (day: number) => `Modify This Day, day ${day}`,
  lookAt: (day: number) => `Look Closer at day ${day}`,
  finished: "I'm Finished",
  save: "Save & Continue",
  saved: "Saved. Your days are in the Trip Hub.",
  waysOn:
    "Your changes are saved as you make them. Both lead to the Trip Hub, and you can come back here whenever you like.",
  hint: "When the day comes, press “Start My Trip” in the Trip Hub.",
  unfinished: (planned: number, total: number) => `${planned} of ${days(total)} are planned so far.`,
  goOnBuilding: "Build the Missing Days",
  couldNotLoad: "Could not load trip days.",
  noDays: "No days found in itinerary.",
  noItinerary: "No itinerary data found.",
  safe: "Your trip, your wishes and your picks are safe.",
  build: "Build My Itinerary",
};

/** Every sentence of /wayfellow/itinerarycomplete. */
export const itineraryCompleteTexts = {
  documentTitle: "Congratulations · Wayfellow",
  title: "Congratulations!",
  lead: (city: string, count: number) => `Your itinerary is complete: ${city}, ${days(count)}.`,
  soon: (seconds: number) =>
    plural(seconds, { one: "second until your Trip Hub opens", other: "seconds until your Trip Hub opens" }),
  hub: "Go to Trip Hub Now",
};

/** Every sentence of /pretriphub; the cover of the trip has its own. */
export const preTripHubTexts = {
  documentTitle: "Trip Hub · Wayfellow",
  title: "Your Trip is Ready!",
  over: "Your trip is over",
  memories: "See My Trip Memories",
  ways: "More about your trip",
  start: "Start My Trip",
  starting: "Starting your trip…",
  startEarly: (ahead: number) => `It begins in ${days(ahead)}. Start now?`,
  startEarlyWhy:
    "Day 1 is today, for everyone on the trip, and the other days follow; bookings keep their dates. You can take the start back until the first part of the day is done.",
  startNow: "Start Now",
  notYet: "Not Yet",
  startFailed:
    "Your trip could not be started just now. Your plan is safe; press “Start My Trip” in the Trip Hub again in a moment.",
  resume: "Go On with the Trip",
  follow: "Follow the Trip Live",
  modify: "Modify Trip Details",
  seeDays: "See your days",
  ask: "Ask about your trip",
  goodToKnow: "Weather, advice and tips",
  waiting: "Your organizer starts the trip. Then your days open here.",
  none: "No trip found",
  noneWhy: "There is no trip on this device. If you have one, sign in with the account you made it with.",
  noDays: "Your days are not planned yet.",
  goOn: "Go on planning",
};

/** What is said when the day or the block that an address names cannot be changed. */
export const wantedDayTexts = {
  dayNotLoaded: "Could not load day data.",
  blockNotLoaded: "Could not load block data.",
  safe: "Your days themselves are safe. Choose one from the list.",
  seeDays: "See All Days",
  build: "Build My Itinerary",
};

/** Every sentence of /tripcreated. */
export const tripCreatedTexts = {
  documentTitle: "Trip created · Wayfellow",
  lead: (city: string) => `It has a name, a place and its dates. Next come the days in ${city}.`,
  plan: "Yes! Let's Plan It",
  city: "City",
  dates: "Dates",
  purpose: "Purpose",
  travellers: "Travellers",
  travellerCount: (count: number) => counted(count, { one: "traveller", other: "travellers" }),
  joinCode: "Join code",

  noTrip: "Your trip",
  couldNotLoad: "Could not load trip.",
  safe: "If you have just created it, it is safe: it only could not be fetched.",
};
