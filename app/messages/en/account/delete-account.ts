import { formatList, plural } from "~/messages/formats";

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
    `${name} organizes it from then on. Its plan stays, what you wrote on the way is deleted.`,
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
  decideFirst: "Please choose above what becomes of each trip.",
  delete: "Delete my account",
  ask: "Delete your account for good?",
  askMeans: "Your account and all that is yours here will be gone. Nobody can bring it back.",
  now: "Delete everything",
  keep: "Keep my account",
  notDeleted: "That did not work just now. Your account is still there. Please try again in a moment.",
  gone: "Your account is deleted, and this device has forgotten it. Safe travels.",

  unreachable: "Your trips could not be looked at",
  unreachableOffline: "Deleting needs a connection. Nothing has changed.",
  unreachableFailed: "Wayfellow could not be asked just now. Nothing has changed.",
};
