import type { BlockName } from "~/domain/plan/block";
import { blockTexts } from "#messages/ui/blocks";

/** The sentences of /modify/block that are there from the start; a proposal and writing by hand have their own. */
export const modifyBlockTexts = {
  documentTitle: "Change a block · Wayfellow",
  loading: "Loading this part of the day…",
  title: (day: number, block: BlockName) => `Day ${day}, ${blockTexts.word[block]}`,
  lead: "Say what should be different and save what you like, or write it yourself.",
  back: (day: number) => `Day ${day}`,

  feedback: "What should be different?",
  feedbackAgain: "Still not right? Say what else",
  feedbackHint: "Less walking, something for a rainy day, vegetarian, cheaper, with children…",
  ask: "Ask the assistant",
  asking: "Looking for something that fits…",
  askingLong: "Still looking. You may leave; what you wrote stays here.",
  offline: "No connection right now. What you wrote is still here; please try again in a moment.",
  askFailed: "The assistant did not answer. What you wrote is still here; please try again.",

  save: "Save This Block",
  saved: "Saved for everyone.",
  saveFailed: "This block could not be saved. Your change is still here; please try again.",
  discard: "Discard",
  undoing: "Putting it back…",
  undone: "Back to how it was.",
  undoFailed: "The change could not be undone just now. Please try again.",
};
