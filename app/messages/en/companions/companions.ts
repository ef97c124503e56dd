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

  removedTitle: "Removed",
  removedLead: "The code does not let them in until you do.",
  removedSince: (date: string) => `Removed on ${date}`,
  readmit: "Let In Again",
  askReadmit: (name: string) => `Let ${name} in again?`,
  readmitMeans: (name: string) => `${name} is back on the trip at once, and reads and follows it as before.`,
  readmitNot: "Not now",
  readmitted: (name: string) => `${name} is on the trip again.`,

  code: "Join code",
  copyCode: "Copy code",
  clipboardRefused: "Your browser keeps the clipboard to itself. Tap the code to select it, then copy it by hand.",
  changeCode: "Change the code",

  leave: "Leave the Trip",
  leaveTitle: "Not coming along after all?",
  askLeave: (tripName: string) => `Leave ${tripName}?`,
  leaveMeans: (code: string) =>
    `The trip closes on this phone, and the others see that you left. What you wrote on the way stays with them. The code ${code} lets you come back.`,
  leaveNow: "Leave",
  stay: "Stay",
  handOverFirst: "To leave, hand the trip over first: choose somebody in the list. A trip needs one who organizes it.",
  giveUpTitle: "Not going after all?",
  giveUp: "Give Up This Trip",
  askGiveUp: (tripName: string) => `Give up ${tripName}?`,
  giveUpMeans:
    "You are the only one on it, so it ends for good: its days and its memories close, and its code becomes free. You can start another trip right away.",
};
