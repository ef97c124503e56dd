import { formatList, plural } from "~/messages/formats";

/** Every sentence of /account. */
export const accountTexts = {
  documentTitle: "Your account · Wayfellow",
  loading: "One moment…",
  lead: "What is yours here, and how to take it along or away.",
  back: "Welcome",
  provider: {
    local: "By the sign-in of this copy of Wayfellow.",
    firebase: "With your Google account.",
  },

  downloadTitle: "Take your data along",
  downloadMeans:
    "Everything you wrote and all that is stored about you, in one file: your profile, the trips you organize with their plans, your reflections, questions and saved demos.",
  download: "Download my data",
  gathering: "Gathering your data…",
  downloaded: (file: string) => `Your data is in ${file}, among your downloads.`,
  offline: "This needs a connection. Please try again when there is one.",
  notGathered: "Your data could not be gathered just now. Please try again in a moment.",

  deleteTitle: "Delete your account",
  deleteMeans: "You see first what happens to each of your trips. Nothing is deleted before you say so once more.",
  delete: "Delete my account",
};

/** Every sentence of /account/delete. */
export const deleteAccountTexts = {
  documentTitle: "Delete your account · Wayfellow",
  title: "Delete your account",
  lead: "It cannot be undone. This is what happens.",
  back: "Your account",
  loading: "Looking at your trips…",
  tripsTitle: "Your trips",
  noTrips: "You are on no trip, so nobody else is touched by it.",
  goesOn: "Goes on without you. What you wrote on the way is deleted, and the others see that you left.",
  goesToo: "Is deleted with its plan and its memories. Nobody else is on it.",
  gaveUp: "Is deleted with its plan and its memories.",
  toDecide: (others: readonly string[]) =>
    `${formatList(others)} ${plural(others.length, { one: "is", other: "are" })} on it with you. What shall become of it?`,
  handOver: (name: string) => `Hand it over to ${name}`,
  handOverMeans: (name: string) =>
    `${name} is asked first. Once they say yes they organize it: its plan stays, and only what you wrote on the way is deleted.`,
  askNow: (name: string) => `Ask ${name} Now`,
  asked: (name: string) =>
    `${name} is asked. Once they have said yes, this trip goes on without you, and you can delete your account.`,
  notAsked: "That did not work just now. Nobody was asked. Please try again in a moment.",
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
  decideFirst: "This can be done once it is settled above what becomes of each trip.",
  delete: "Delete my account",
  ask: "Delete your account for good?",
  askMeans: "Your account and all that is yours here will be gone. Nobody can bring it back.",
  now: "Delete everything",
  keep: "Keep my account",
  notDeleted: "That did not work just now. Your account is still there. Please try again in a moment.",
  gone: "Your account is deleted, and this device has forgotten it. Safe travels.",

  unreachable: "Your trips could not be looked at",
  offline: "Deleting needs a connection. Nothing has changed.",
  failed: "Wayfellow could not be asked just now. Nothing has changed.",
};

/** Every sentence of /profilesetup; what is asked again is the domain's. */
export const profileSetupTexts = {
  documentTitle: "About you · Wayfellow",
  loading: "Loading your profile…",
  title: "A little about you",
  lead: "Your companions see your name; the assistant suits its suggestions to the rest.",
  kept: (demoTrip: string) => `Your ${demoTrip} is kept: it fills in the first answers when you start the trip.`,
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailHint: "From your sign-in; it cannot be changed here.",
  homeCity: "Home city",
  state: "State or country",
  chooseState: "Choose a US state or another country",
  outsideUs: "Another country",
  region: "Country or region",
  travelStyle: "Travel style",
  tripVibe: "Trip vibe",
  save: "Save Profile",
  saveFailed: "Failed to save profile. Please try again.",
};

/** Every sentence of /postprofileroleselect. */
export const roleSelectTexts = {
  documentTitle: "Start or join · Wayfellow",
  title: (firstName: string) => (firstName ? `Welcome, ${firstName}` : "Welcome"),
  lead: "Is there a trip to plan, or is a friend already planning one?",
  start: {
    title: "It is your idea",
    about: "Name the trip, set the dates and plan it with the assistant. You get a code to bring others along.",
    titleAfterDemo: (city: string) => `${city}, for real`,
    aboutAfterDemo: "Your demo is kept: it fills in the first answers. Add the dates, and plan it with the assistant.",
    go: "Start a Trip",
  },
  join: {
    title: "You have a join code",
    about: "Enter the code that a friend sent you, and their plan appears on your phone.",
    go: "Join a Trip",
  },
  lookAround: "Only looking around?",
  demo: "A demo trip",
  bestThings: "The best things in a city",
};
