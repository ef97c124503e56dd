import type { BlockName } from "~/domain/plan/block";
import type { Position } from "~/domain/live/live-position";
import { blockTexts } from "#messages/ui/blocks";

const { title, word } = blockTexts;
const where = ({ dayIndex, block }: Position): string => `day ${dayIndex}, ${word[block]}`;

/** Every sentence of /tripliveblock. */
export const liveBlockTexts = {
  tab: "Right now",
  waitingTitle: "Right now",
  waiting:
    "Opening the part of the day you are in: what it is, how to get there, and what to ask or change, before you go on to the next. It is all kept on this phone, so it opens without a connection too.",
  back: "Back to the day",
  day: (day: number, total: number): string => `Day ${day} of ${total}`,
  missing: "Block not found",
  missingWhy: "The plan on this phone does not have this part of the day. Your trip is safe.",
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
