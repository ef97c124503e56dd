import { counted, formatNumber } from "~/messages/formats";
import { memoriesStay } from "./past-trips";

/** Every sentence of /daylookback. */
export const lookbackTexts = {
  tab: "How was the day?",
  title: (day: number): string => `You finished Day ${day}!`,
  place: (tripName: string, city: string): string => `${tripName} · ${city}`,
  back: "Back to the day",
  loading: "Loading your reflection...",
  moods: "How did the day feel?",
  moodsHint: "Choose as many as fit.",
  journal: "Your journal",
  journalHint: "What was the highlight? Any funny moments? How did it all feel?",
  save: "Save Reflection",
  needsMood: "Still needed: how the day felt. One tap is enough.",
  saving: "Saving...",
  notSaved: "Not saved yet. What you wrote is kept here; save again when you like.",
  kept: (day: number): string => `Day ${day} is in your memories.`,
  keptHere: (day: number): string => `Day ${day} is kept on this device. It will be sent when there is a connection.`,
  offline:
    "Without a connection we cannot look up whether you wrote about this day before. What you save now is kept on this device, and takes the place of earlier words.",
  theDay: "The day you had",
  failed: "Unable to Load Reflection",
  failedWhy: "We could not look up what you wrote about this day. Nothing is lost.",
  tooEarly: "No day is finished yet",
  tooEarlyWhy: "Once you have finished a day, this is where you write down how it felt.",
  today: "Go to today",
};

/** The sentences of both memories screens. */
export const memoriesTexts = {
  tab: "Memories of a trip",
  tabOfYours: "Your memories",
  title: (tripName: string): string => `Memories from ${tripName}`,
  titleWithoutName: "Memories from your trip",
  none: "No reflections found.",
  noneYet: "No reflections found yet. Complete your trip to see your memories!",
  loading: "Turning the pages…",
  day: (day: number): string => `Day ${day}`,
  days: "Days",
  line: (day: number): string => `The line of day ${day}`,
  /** Kilometres as the crow flies, from stop to stop. */
  way: (stops: number, km: number): string =>
    [counted(stops, { one: "stop", other: "stops" }), km > 0 && `about ${formatNumber(km)} km between them`]
      .filter(Boolean)
      .join(", "),
  dayNumber: (day: number): string => formatNumber(day),
  readOn: "Read on",
  fold: "Fold",
  felt: "Felt like",
  moods: (moods: readonly string[]): string => moods.join(", "),
  failed: "The memories could not be fetched just now. They are safe; try again when you have a connection.",
  fromBefore: "As they were when this device last had a connection.",
  yours: (day: number): string => `Your words about day ${day}`,
  waiting: "On this device so far. They will be sent when there is a connection.",
  stranded: "These could not be sent: the trip does not take them any more. Copy them before you let them go.",
  copy: "Copy My Words",
  letGo: "Let Them Go",
  arrived: (author: string, day: number): string => `${author} wrote about day ${day}`,
  missing: "Days without your words",
  nobodyWrote: "Nobody has written about this day.",
  write: (day: number): string => `Write about day ${day}`,
  past: "Past trips",
  elsewhere: (tripName: string): string => `To add words of your own, make ${tripName} your trip again.`,
};

/** What /wayfellow/journal/:tripId/:dayIndex says beside the form that it shares with /daylookback. */
export const tripJournalTexts = {
  tab: "Your journal",
  title: (day: number): string => `Day ${day}, in your words`,
  back: "Today's plan",
  /** `named` is the day as the address has it, which need not be a number. */
  noDay: (named: string): string => `Day ${named} not found.`,
  elsewhereWhy: "This journal belongs to another trip, or to a day that is not in the plan. Your own trip is safe.",
};

/** Every sentence of /reflectionhub. */
export const reflectionHubTexts = {
  tab: "Look back",
  title: "Congratulations!",
  lead: (tripName: string | undefined): string =>
    `${tripName ?? "Your trip"} is lived. Write down how it felt while it is fresh.`,
  back: "Back to the start",
  start: "Start Reflection",
  newTrip: "Start New Trip",
  question: "Start a new trip?",
  consequence: (city: string | undefined): string => `${memoriesStay(city)} The trip and its plan are put away here.`,
  keep: "Stay here",
};

/** What a reflection is kept as (SPEC section 3). */
export const reflectionSummary = (day: number): string => `Day ${day} reflection`;
