import type { TripToPart } from "~/domain/account-end";

const listed = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

const namesOf = ({ others }: TripToPart): string => listed.format(others.map(({ name }) => name));

/** Every sentence of /account and /account/delete. */
export const accountTexts = {
  documentTitle: "Your account · Wayfellow",
  loading: "One moment…",
  title: "Your account",
  lead: "What is yours here, and how to take it along or away.",
  back: "Welcome",
  signedIn: "Signed in as",
  provider: {
    local: "By the sign-in of this copy of Wayfellow.",
    firebase: "With your Google account.",
  },
  stored: "What is stored where",

  downloadTitle: "Take your data along",
  downloadMeans: "Everything you wrote and all that is stored about you, in one file: your profile, the trips you organize with their plans, your reflections, questions and saved demos.",
  download: "Download my data",
  gathering: "Gathering your data…",
  downloaded: "Your data is in wayfellow-data.json, among your downloads.",
  offline: "This needs a connection. Please try again when there is one.",
  notGathered: "Your data could not be gathered just now. Please try again in a moment.",

  deleteTitle: "Delete your account",
  deleteMeans: "You see first what happens to each of your trips. Nothing is deleted before you say so once more.",
  delete: "Delete my account",

  endDocumentTitle: "Delete your account · Wayfellow",
  endTitle: "Delete your account",
  endLead: "It cannot be undone. This is what happens.",
  endLoading: "Looking at your trips…",
  tripsTitle: "Your trips",
  noTrips: "You are on no trip, so nobody else is touched by it.",
  goesOn: "Goes on without you. What you wrote on the way is deleted, and the others see that you left.",
  goesToo: "Is deleted with its plan and its memories. Nobody else is on it.",
  gaveUp: "Is deleted with its plan and its memories.",
  toDecide: (trip: TripToPart) => `${namesOf(trip)} ${trip.others.length === 1 ? "is" : "are"} on it with you. What shall become of it?`,
  handOver: (name: string) => `Hand it over to ${name}`,
  handOverMeans: (name: string) => `${name} organizes it from then on. Its plan stays, what you wrote on the way is deleted.`,
  endForAll: "End it for everyone",
  endForAllMeans: "The trip closes for all of you. Its plan and everybody's reflections are deleted, theirs too.",
  restTitle: "Everything else",
  rest: [
    "Your profile, your reflections, your questions to the assistant and the demos you saved are deleted.",
    "This device forgets all of it, also what was not sent yet. Other devices forget it when Wayfellow is next opened there; only what they had yet to send stays on them, and goes nowhere.",
  ],
  restProvider: {
    local: "Signing in again with the same e-mail starts a new, empty account.",
    firebase: "Your Google account stays as it is. Signing in with it again starts a new, empty account here.",
  },
  downloadFirst: "Download my data first",
  decideFirst: "Please choose above what becomes of each trip",
  ask: "Delete your account for good?",
  askMeans: "Your account and all that is yours here will be gone. Nobody can bring it back.",
  now: "Delete everything",
  keep: "Keep my account",
  notDeleted: "That did not work just now. Your account is still there. Please try again in a moment.",
  gone: "Your account is deleted, and this device has forgotten it. Safe travels.",

  unreachable: "Your trips could not be looked at",
  unreachableOffline: "Deleting needs a connection. Nothing has changed.",
  unreachableFailed: "Wayfellow could not be asked just now. Nothing has changed.",
  again: "Try Again",
} as const;
