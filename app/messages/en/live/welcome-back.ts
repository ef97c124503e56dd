import type { Position } from "~/domain/live/live-position";
import { blockTexts } from "#messages/ui/blocks";

/** What /livedayreturner and /livetriphydrator both say, and the card on where one left off. */
export const welcomeBackTexts = {
  title: "Welcome Back!",
  looking: "Finding where you left off…",
  at: ({ dayIndex, block }: Position): string => `Day ${dayIndex}, ${blockTexts.title[block]}`,
  unreachedWhy: "We could not reach your trip, and this phone has no copy of it. Your trip itself is safe.",
  startOver: "Start Over",
  question: "Start over on this phone?",
  keep: "Keep it",
};
