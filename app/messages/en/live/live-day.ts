import type { Position } from "~/domain/live/live-position";
import { blockTexts } from "#messages/ui/blocks";

const where = ({ dayIndex, block }: Position): string => `The trip is on day ${dayIndex}, ${blockTexts.word[block]}.`;

/** Every sentence of /tripliveday. */
export const liveDayTexts = {
  title: (day: number, total: number): string => `Day ${day} of ${total}`,
  tab: "Today",
  description: "Where you are in the day, and what comes next.",
  place: (tripName: string, city: string): string => `${tripName} · ${city}`,
  allDays: "All days",
  behind: (now: Position): string => `You are looking back. ${where(now)}`,
  ahead: (now: Position): string => `You are looking ahead. ${where(now)}`,
  organizerMoves: "Your organizer moves the day along.",
  notStarted: "This trip has not started yet.",
  openHub: "Open the Trip Hub",
  missingTitle: "This day is not here",
  missingWhy: "The plan on this phone does not have it. Your trip is safe; the overview shows every day there is.",
  waitingTitle: "Your day",
  waiting:
    "Opening today: where you are, what comes next, and how the day goes on from there. It is all kept on this phone, so it opens without a connection too.",
};
