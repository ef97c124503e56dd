import type { Position } from "~/domain/live/live-position";
import type { QueuedCommand, QueuedTick } from "~/domain/offline/outbox";
import type { BlockName } from "~/domain/plan/block";
import { counted, formatList, formatNumber, plural } from "~/messages/formats";
import { memoriesStay } from "./past-trips";
import { blockTexts } from "./ui";

const whereOnTheDay = ({ dayIndex, block }: Position): string =>
  `The trip is on day ${dayIndex}, ${blockTexts.word[block]}.`;

/** Every sentence of /tripliveday. */
export const liveDayTexts = {
  title: (day: number, total: number): string => `Day ${day} of ${total}`,
  tab: "Today",
  description: "Where you are in the day, and what comes next.",
  place: (tripName: string, city: string): string => `${tripName} · ${city}`,
  allDays: "All days",
  behind: (now: Position): string => `You are looking back. ${whereOnTheDay(now)}`,
  ahead: (now: Position): string => `You are looking ahead. ${whereOnTheDay(now)}`,
  behindInTheEvening: (day: number): string => `You are looking back. Day ${day} is done.`,
  aheadInTheEvening: (day: number): string => `You are looking ahead. Day ${day} is done.`,
  behindAll: "You are looking back. The trip is over.",
  notStarted: "This trip has not started yet.",
  openHub: "Open the Trip Hub",
  missingTitle: "This day is not here",
  missingWhy: "The plan on this device does not have it. Your trip is safe; the overview shows every day there is.",
  waitingTitle: "Your day",
  waiting:
    "Opening today: where you are, what comes next, and how the day goes on from there. It is all kept on this device, so it opens without a connection too.",
};

const { title, word } = blockTexts;
const where = ({ dayIndex, block }: Position): string => `day ${dayIndex}, ${word[block]}`;

/** Every sentence of /tripliveblock. */
export const liveBlockTexts = {
  tab: "Right now",
  waitingTitle: "Right now",
  waiting:
    "Opening the part of the day you are in: what it is, how to get there, and what to ask or change, before you go on to the next. It is all kept on this device, so it opens without a connection too.",
  back: "Back to the day",
  day: (day: number, total: number): string => `Day ${day} of ${total}`,
  missing: "Block not found",
  missingWhy: "The plan on this device does not have this part of the day. Your trip is safe.",
  maps: "Open in maps",
  ticketed: "Needs a ticket",
  dayTrip: "Day trip",

  complete: (block: BlockName): string => `Mark ${title[block]} Complete`,
  completing: (block: BlockName): string => `Finishing the ${word[block]}…`,
  answered: (done: BlockName, next: string): string => `${title[done]} done. Next: ${next}`,
  completedLater: (block: BlockName): string => `${title[block]} done. It will be sent when there is a connection.`,
  unreachable: (block: BlockName): string =>
    `The ${word[block]} is not finished yet: the message did not get through. Nothing is lost; try again when you have a connection.`,
  outOfOrder: (now: Position): string => `The trip is on ${where(now)}. Finish that first.`,
  movedOn: (now: Position): string => `The trip had already moved on. It is on ${where(now)}.`,
  organizerMoves: "Your organizer moves the day along",
  done: (block: BlockName): string => `The ${word[block]} is behind you.`,
  ahead: (now: Position): string => `Still to come. The trip is on ${where(now)}.`,
  toNow: "Go to where you are",

  fixTitle: "Fix the Itinerary",
  fixLabel: "What should be different?",
  fixHint: "Say it as you would to a friend: it rains, we are tired, somewhere cheaper.",
  fixSend: "Change This Block",
  fixing: "Looking for something that fits…",
  fixFailed: "The plan stays as it was. The assistant could not be reached; please try again in a moment.",
  fixOffline:
    "The assistant and its suggestions need a connection. Your words stay here, and the plan stays as it was until you have one.",
  changed: "Changed for everyone on the trip.",
  unchanged: "The plan is as it was.",
  before: "Before",
  after: "Now",
  undoing: "Putting it back…",
  undone: "Back to how it was.",
  undoFailed: "The earlier plan could not be put back just now. Please try again in a moment.",

  askTitle: "Ask the assistant",
  askLabel: "Your question about this part of the day",
  askHint: "Where to sit down, what to eat, how to get there.",
  askSend: "Ask",
  asking: "Reading your plan…",
  askFailed: "No answer came back. Your question is still here; please try again.",
  you: "You:",
  assistant: "Assistant:",
};

/** What the stops of a part of the day say where they are ticked off. */
const NAMED_DOERS = 2;

export const stopsToTickTexts = {
  title: (part: BlockName): string => `The ${word[part]}, stop by stop`,
  why: "Tick what you have done: everyone on the trip sees it. Ways are estimates.",
  whyAlone: "Tick what you have done. Ways are estimates.",
  about: "about",
  then: (title: string): string => `Then: ${title}`,
  maps: "Open in maps",
  mapsTo: (title: string): string => `Open in maps: ${title}`,
  /** With the date where it is another than the day's. */
  booked: (reference: string, date: string | null): string => {
    const booked = date === null ? "Booked" : `Booked for ${date}`;
    return reference === "" ? booked : `${booked}: ${reference}`;
  },
  /** Two names at most are said; of a larger group, how many more. */
  doneBy: (names: readonly string[]): string =>
    `Done by ${formatList(
      names.length > NAMED_DOERS + 1
        ? [...names.slice(0, NAMED_DOERS), counted(names.length - NAMED_DOERS, { one: "other", other: "others" })]
        : names,
    )}`,
};

/** Every sentence of /pickliveday. */
export const pickDayTexts = {
  title: "Pick a Day",
  lead: "Look at any day of the trip, or start it.",
  loading: "Loading your days…",
  none: "No days found in itinerary.",
  day: (day: number): string => `Day ${day}`,
  start: (day: number): string => `Start Day ${day}`,
  starting: "Starting the day…",
  here: "You are here",
  question: (day: number): string => `Start Day ${day} now?`,
  consequence: (first: number, last: number): string =>
    first === last
      ? `Day ${first} is not finished. It is marked complete for everyone on the trip, and this cannot be taken back.`
      : `Days ${first} to ${last} are not finished. They are marked complete for everyone on the trip, and this cannot be taken back.`,
  justLook: "Just Look Ahead",
  failed:
    "The day was not started: the message did not get through. Nothing is lost; try again when you have a connection.",
};

/** What /livedayreturner says beside `welcome-back`. */
export const liveDayReturnerTexts = {
  tab: "Welcome back",
  lead: (tripName: string): string => `${tripName} goes on where you left it.`,
  leftOff: "Where you left off",
  goOn: "Take Me Where I Left Off",
  pick: "Pick a Different Day",
  consequence:
    "This clears everything Wayfellow keeps on this device: your profile, the trip, its plan and where you are in it. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  travellers: (count: number): string => counted(count, { one: "traveller", other: "travellers" }),
  failed: "Unable to Load Trip Status",
};

/** What /livetriphydrator says beside `welcome-back`. */
export const liveTripHydratorTexts = {
  tab: "Your trip on this device",
  days: (count: number): string => counted(count, { one: "day", other: "days" }),
  lastSaved: "Last saved",
  goOn: "Take Me Back!",
  restoring: "Bringing your trip back…",
  pick: "Pick a Day",
  consequence:
    "This clears the trip, its plan, and the day and block you are in from this device. Nothing is deleted for your companions: while you are signed in, your trip is fetched again.",
  loadFailed: "Failed to load trip status",
  restoreFailed: "Failed to restore trip state",
  sync: {
    asking: "Checking the connection to your trip…",
    confirmed: "Backend sync is available",
    unreachable: "Local offline mode: going on with what this device remembers",
  },
};

/** Every sentence of the simple live plan, /triplive/:tripId. */
export const livePlanTexts = {
  tab: "Today's plan",
  title: (day: number): string => `Day ${day}`,
  loading: "Looking up today's plan…",
  back: "Back to the day",
  complete: "Mark Today Complete",
  completing: "Finishing the day…",
  failed: "The day is not finished yet: the message did not get through. Please try again in a moment.",
  organizerMoves: "Your organizer moves the day along.",
  journal: "Journal My Experience",
  ahead: (done: number, isTomorrow: boolean): string => `${isTomorrow ? "Tomorrow" : "Next"}. Day ${done} is done.`,
  done: "All set for today",
  doneWhy: (day: number): string => `Day ${day} is behind you. Rest well.`,
  next: "Show Next Day",
  nextComing: "Opening the next day…",
  over: "That's it — your trip is complete!",
  overWhy: "Every day is lived. What you wrote about them stays.",
  memories: "See My Trip Memories",
  end: "To the end of the trip",
  notLoaded: "We could not look the plan up just now. If your trip still goes on, nothing is lost: try again.",
};

/** Every sentence of /tripcomplete. */
export const tripCompleteTexts = {
  tab: "Trip complete",
  opening: "Opening your finished trip…",
  above: "Trip complete",
  /** While the words about the last day are missing. */
  lastDay: (day: number): string => `Day ${day} is done, and with it the trip`,
  lead: "The trip may be over, but your memories remain.",
  reflect: (day: number): string => `Reflect on day ${day}`,
  reflectWhy: (missing: readonly number[], daysTotal: number): string =>
    plural(missing.length, {
      one: `${missing[0] === daysTotal ? "The last day" : `Day ${missing[0]}`} is still missing from your memories. While it is fresh, write down how it felt.`,
      other: `${formatNumber(missing.length)} days are still missing from your memories. While they are fresh, write down how they felt.`,
    }),
  looking: "Looking for your last day…",
  memories: "See My Trip Memories",
  another: "Plan Another Trip",
  question: "Plan another trip?",
  consequence: (city: string): string =>
    `${memoriesStay(city)} The finished trip is put away here, and you start a new one.`,
  keep: "Stay here",
};

const nameOf = (command: Exclude<QueuedCommand, QueuedTick>): string =>
  command.kind === "reflect"
    ? `your words about day ${command.dayIndex}`
    : `${blockTexts.word[command.blockName]} of day ${command.dayIndex} complete`;

export const waitingNoteTexts = {
  willBeSent: (commands: readonly Exclude<QueuedCommand, QueuedTick>[]): string =>
    `Will be sent: ${formatList(commands.map(nameOf))}.`,
};

/** The start button of /tripliveday, to SPEC's letter (section 2). */
const startLabels: Record<BlockName | "otherwise", string> = {
  morning: "Let's Start the Day!",
  afternoon: "Continue to Afternoon!",
  evening: "Continue to Evening!",
  otherwise: "Continue Your Day!",
};

/** The start button of /tripliveday, by the block one is at; null on another day than the one being lived. */
export const startButtonLabel = (block: BlockName | null): string => startLabels[block ?? "otherwise"];
