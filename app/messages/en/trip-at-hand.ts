import type { PlanningStepId } from "~/domain/trip/trip-lifecycle";
import { counted, plural } from "~/messages/formats";

/** What every screen of a trip may have to say of it: that it is on its way, not there, or not for whoever asks. */
export const tripAtHandTexts = {
  loading: "Loading your trip…",
  notFetched: "The trip could not be fetched just now.",
  remembered: "You are looking at what this device remembers. Wayfellow could not be asked for news just now.",
  yourDays: "Your days",

  missing: {
    title: "Missing Data",
    lead: "Please start from the beginning.",
  },

  organizerOnly: {
    title: "The organizer plans this trip",
    lead: (city: string) =>
      `You travel along to ${city}. Everything your organizer plans shows up for you as soon as it is made.`,
    view: "Back to My Trip",
    own: "Start My Own Trip",
  },

  kilometres: (spoken: string) => `${spoken} km`,
};

/** Where neither the device nor the server could give the trip. */
export const tripUnavailableTexts = {
  title: "Your trip is out of reach",
  problem: "No trip data found.",
  why: "This device has no copy of your trip yet, and we could not fetch one. Your trip itself is safe. It needs a connection once; after that it opens without one.",
};

/** Where the way back leads from a screen that everybody on the trip may open. */
export const wayHomeTexts = { organizer: "Trip Hub", companion: "My trip" };

/** The way back to /joinwaiting from elsewhere. */
export const waitingLinkTexts = { label: (tripName: string) => `Waiting to be let in to ${tripName}` };

/** The date of a day that is lived on another than it was planned for. */
export const dateOfDayTexts = {
  planned: (date: string) => `Planned for ${date}`,
  /** Above all the days. */
  asTravelled: (planned: string) => `Dated as travelled; planned from ${planned}.`,
};

/** The way to /companions from the screens of a trip. */
export const companionsLinkTexts = { label: "Companions" };

/** What waits for somebody's answer, and how an offer was answered, wherever they are on the trip. */
export const pendingTexts = {
  offer: (by: string) => `${by} asks you to take the trip over`,
  turnedDown: (name: string) => `${name} does not take the trip over. You go on organizing.`,
  newcomers: (count: number) =>
    plural(count, { one: "Somebody waits to be let in", other: `${count} people wait to be let in` }),
};

/** Where the organizer changes what was said of the trip. */
export const tripDetailsLink = { label: "Dates, cities, company" };

/** What both hubs, the days and the paper say of nights, arrival and departure. */
export const tripFrameTexts = {
  title: "Where we stay, how we come",
  stays: "Where we stay",
  nights: (count: number) => counted(count, { one: "night", other: "nights" }),
  from: (date: string) => `from ${date}`,
  arrives: (time: string, place: string) => (place === "" ? `Arrival at ${time}` : `Arrival at ${time}, ${place}`),
  departs: (time: string, place: string) => (place === "" ? `Departure at ${time}` : `Departure at ${time}, ${place}`),
  /** Where the trip is travelled on other dates: these are fixed until somebody changes them. */
  asPlanned: "For the planned dates. If yours have moved, change them where you booked.",
  sleeps: (name: string) => `Tonight: ${name}`,
  beyond: (count: number) => `${counted(count, { one: "night", other: "nights" })} after the end of the trip`,
  noStay: (count: number) =>
    plural(count, {
      one: "One night without a place to sleep yet",
      other: `${count} nights without a place to sleep yet`,
    }),
};

/** What stands above the days in each city of a trip. */
export const legTexts = {
  days: (from: number, to: number) => (from === to ? `Day ${from}` : `Days ${from} to ${to}`),
};

/** Who is signed in, on any screen that says so, and the way out. */
export const signedInTexts = {
  signedInAs: "Signed in as",
  account: "Your account",
  signOut: "Sign out",
};

/** The five steps of planning, as what comes of each. */
export const planningStepTexts: Record<PlanningStepId, string> = {
  trip: "Your trip",
  intent: "What you want",
  anchors: "Your picks",
  build: "Your days",
  ready: "Ready to go",
};
