import type { Position } from "~/domain/live/live-position";
import type { TimeOfDay } from "~/domain/plan/time-of-day";
import { clockText, lengthText } from "./times";
import { blockTexts } from "./ui";

// What stands between the parts of the live days: the evening after one, the way back to one, a start that is taken back.

/** What every live screen says in the evening after a day that is done. */
export const eveningAfterTexts = {
  done: (day: number): string => `Day ${day} is done`,
  reflectWhy: "While it is fresh: what was the highlight? A few words are enough.",
  written: "Your words about it are in your memories. Rest well.",
  memories: "Read your memories",
  reflect: (day: number): string => `Reflect on Day ${day}`,
  next: (day: number, isTomorrow: boolean): string => (isTomorrow ? `Tomorrow: Day ${day}` : `Next: Day ${day}`),
  lineOf: (day: number): string => `The line of day ${day}`,
  look: (day: number): string => `Look at Day ${day}`,
  theDay: "The day you had",
  start: (day: number): string => `Start Day ${day} Now`,
  starting: "Starting the day…",
  startFailed:
    "The day was not started: the message did not get through. It begins by itself in the morning; or try again when you have a connection.",
  /** For whoever looks at a part of another day. */
  ahead: (next: Position, isTomorrow: boolean): string =>
    `Still to come. Day ${next.dayIndex - 1} is done; day ${next.dayIndex} begins ${isTomorrow ? "tomorrow" : "on its date"}.`,
  label: "This evening",
  then: ({ dayIndex }: Position, isTomorrow: boolean, title: string): string =>
    `${isTomorrow ? "Tomorrow" : "Next"}: Day ${dayIndex}, ${title}`,
};

/** What is booked next, on every live screen of a day. */
export const nextBookedTexts = {
  title: "Booked next",
  when: (time: TimeOfDay, isTomorrow: boolean): string =>
    isTomorrow ? `Tomorrow, ${clockText(time)}` : clockText(time),
  left: (minutes: number): string => {
    if (minutes === 0) return "now";
    return minutes > 0 ? `in ${lengthText(minutes)}` : `began ${lengthText(-minutes)} ago`;
  },
  /** Where the trip is travelled on other dates than it was planned for. */
  apart: (day: number, date: string): string => `From day ${day} of your plan. As you travel, that day is ${date}.`,
  all: "What is booked",
};

/** Taking a start back that was too early. */
export const takeBackTexts = {
  why: "Started by mistake? Until the first part of the day is done, nothing is lost.",
  label: "Take the Start Back",
  pending: "Taking it back…",
  done: "The start is taken back. Your trip waits for its day.",
  failed: "The start could not be taken back just now. Please try again when you have a connection.",
};

/** What /livedayreturner and /livetriphydrator both say, and the card on where one left off. */
export const welcomeBackTexts = {
  title: "Welcome Back!",
  /** At the first start, when there is nothing yet to come back to. */
  begins: "Your trip begins",
  beginsLead: (tripName: string): string => `${tripName}: day 1 lies ahead of you.`,
  beginsHere: "Where it begins",
  startDay: "Start Day 1",
  notStarted: "Not on the road yet",
  notStartedLead: (tripName: string): string => `${tripName} has not been started yet.`,
  looking: "Finding where you left off…",
  at: ({ dayIndex, block }: Position): string => `Day ${dayIndex}, ${blockTexts.title[block]}`,
  unreachedWhy: "We could not reach your trip, and this device has no copy of it. Your trip itself is safe.",
  startOver: "Start Over",
  startOverWhy:
    "Does something look wrong on this device? Clear what it keeps and fetch your trip anew. The trip itself stays as it is.",
  question: "Start over on this device?",
  keep: "Keep it",
};
