import type { TripCompanion } from "~/domain/people/membership";
import { plural } from "~/messages/formats";

/** Every sentence of /companions. */
export const companionsTexts = {
  documentTitle: "Companions · Wayfellow",
  loading: "Loading who is on the trip…",
  title: "Companions",
  lead: (tripName: string) => `Who is on ${tripName} with you.`,

  who: (count: number) => plural(count, { one: "On the trip", other: `${count} on the trip` }),
  you: "(you)",
  here: ", here now",
  about: (role: TripCompanion["role"], date: string) =>
    role === "originator" ? `Organizes the trip, since ${date}` : `Travels along, since ${date}`,
  alone: "It is just you so far. Invite someone.",
  unreachable: "Who is on the trip could not be fetched",
  offline:
    "There is no connection right now. Your trip is safe on this device, and this list comes back with the connection.",
  failed: "Wayfellow could not be asked just now. Nothing has changed on your trip.",
  remembered: "This list may be out of date: it could not be fetched again just now.",

  manage: "Manage",
  manageWho: (name: string) => `Manage ${name}`,
  notDone: "That did not work just now. Nothing has changed. Please try again in a moment.",

  looksLikeAnother: "Another name here looks the same. Make sure who this is.",

  newcomersTitle: "Waiting to be let in",
  newcomersLead: "They have the code. Let in only whom you know: whoever is in reads the whole trip.",
  newcomerSince: (date: string) => `Asked on ${date}`,
  admit: "Let In",
  admitted: (name: string) => `${name} is on the trip.`,
  decline: "Decline",
  declined: (name: string) => `${name} was not let in. They can ask again as long as they have the code.`,

  removedTitle: "Removed",
  removedLead: "The code does not let them in until you do.",
  removedSince: (date: string) => `Removed on ${date}`,
  readmit: "Let In Again",
  askReadmit: (name: string) => `Let ${name} in again?`,
  readmitMeans: (name: string) => `${name} is back on the trip at once, and reads and follows it as before.`,
  readmitNot: "Not now",
  readmitted: (name: string) => `${name} is back on the trip.`,

  code: "Join code",
  copyCode: "Copy code",
  clipboardRefused: "Your browser keeps the clipboard to itself. Tap the code to select it, then copy it by hand.",
  changeCode: "Change the code",

  leave: "Leave the Trip",
  leaveTitle: "Not coming along after all?",
  askLeave: (tripName: string) => `Leave ${tripName}?`,
  leaveMeans: (code: string) =>
    `The trip closes on this device, and the others see that you left. What you wrote on the way stays with them. The code ${code} lets you come back.`,
  leaveNow: "Leave",
  stay: "Stay",
  handOverFirst:
    "To leave, hand the trip over first: choose somebody in the list and ask them. A trip needs one who organizes it.",
  giveUpTitle: "Not going after all?",
  giveUp: "Give Up This Trip",
  askGiveUp: (tripName: string) => `Give up ${tripName}?`,
  giveUpMeans:
    "You are the only one on it, so it ends for good: its days and its memories close, and its code becomes free. You can start another trip right away.",
};

/** An offer to take the trip over, as each of its two sees it. */
export const offerTexts = {
  made: (name: string) => `You asked ${name} to take the trip over`,
  madeMeans: "You organize it until they say yes. Then you travel along.",
  withdraw: "Take It Back",
  withdrawn: (name: string) => `${name} is not asked any more. You go on organizing.`,
  got: (name: string) => `${name} asks you to take the trip over`,
  gotMeans: (name: string) =>
    `Say yes, and you plan and run it from now on: the days, the code, and who comes along. ${name} stays on the trip and travels along.`,
  accept: "Take It Over",
  accepted: "You organize the trip now.",
  decline: "No, Thanks",
  declined: (name: string) => `${name} goes on organizing.`,
  takenOver: (name: string) => `${name} took the trip over. You travel along.`,
};

/** What the organizer can do about one companion. */
export const manageTexts = {
  handOver: "Hand Over the Trip",
  asked: (name: string) => `${name} is asked. Nothing changes until they say yes.`,
  remove: "Remove from the Trip",

  askHandOver: (name: string) => `Ask ${name} to take the trip over?`,
  handOverMeans: (name: string) =>
    `Nothing changes until ${name} says yes. From then on ${name} plans and runs it: the days, the code, and who comes along. You stay on the trip and travel along.`,
  handOverInstead: (asked: string) => ` ${asked}, whom you asked before, is asked no more.`,
  handOverNow: (name: string) => `Ask ${name}`,
  handOverNot: "Keep organizing",

  askRemove: (name: string) => `Remove ${name} from the trip?`,
  removeMeans: (name: string) =>
    `The trip closes on ${name}'s phone at once, and the code does not let them in again. What they wrote on the way stays. You can let them in again at any time.`,
  removeNow: (name: string) => `Remove ${name}`,
  removeNot: (name: string) => `Keep ${name}`,
  removed: (name: string) => `${name} is no longer on the trip.`,
};

/** Giving the trip another join code. */
export const changeCodeTexts = {
  newCode: "New join code",
  saveCode: "Change the Code",
  keepCode: "Keep the old one",
  codeFirst: "It can be changed once the new code is found to be free.",
  sameCode: "That is the code the trip has now.",
  askCode: (code: string) => `Change the code to ${code}?`,
  codeMeans: (old: string) =>
    `${old} stops working at once, also in invitations that you have sent. Whoever is on the trip stays on it.`,
  codeChanged: (code: string) => `The code is ${code} now. The old one opens nothing any more.`,
};

/** Every sentence of /offtrip. */
export const offTripTexts = {
  documentTitle: "Off the trip · Wayfellow",
  loading: "One moment…",
  titles: {
    left: (tripName: string) => `You have left ${tripName}`,
    "gave-up": (tripName: string) => `${tripName} is given up`,
    off: (tripName: string) => `You are no longer on ${tripName}`,
  },
  leads: {
    left: "Have a good time, wherever you go instead. The code lets you come back.",
    "gave-up": "Some trips stay a good idea. Its code is free again, and so are you.",
    off: "It is not open to you any more, so it was taken off this device. If that comes as a surprise, ask whoever organized it: while there is the trip, they can let you in again.",
  },
  stays: "Your profile and your other trips are as they were.",
  join: "Join Another Trip",
  start: "Start a Trip of My Own",
};
