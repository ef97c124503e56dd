import type { BlockName } from "~/domain/plan/block";
import { formatList, plural } from "~/messages/formats";
import { blockTexts } from "./ui";

/** Every sentence of /modify/day; those for a day that is not there are in `wanted-day`. */
export const modifyDayTexts = {
  documentTitle: "Change a day · Wayfellow",
  loading: "Loading your day…",
  title: (day: number) => `Day ${day}`,
  lead: "Change any part of it; the rest of the day stays as it is.",
  back: "All days",
  edit: "Edit This Block",
  editBlock: (block: BlockName) => `Edit This Block, ${blockTexts.word[block]}`,
  otherDays: "Other days",
};

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
  offline: "This needs a connection, and there is none right now. What you wrote is still here.",
  askFailed: "The assistant did not answer. What you wrote is still here; please try again.",

  save: "Save This Block",
  nothingToSave: "Nothing is changed yet.",
  saved: "Saved for everyone.",
  saveFailed: "This block could not be saved. Your change is still here; please try again.",
  discard: "Discard",
  undoing: "Putting it back…",
  undone: "Back to how it was.",
  undoFailed: "The change could not be undone just now. Please try again.",
};

/** What is said of a block as it would become. */
export const blockProposalTexts = {
  preview: "What would change",
  noteFrom: "The assistant",
  noChange: "Nothing would change. Your words are still there: say it differently, or write it yourself.",
  original: "Original",
  proposed: "Proposed",
  place: "Place",
  noPlace: "none named",
  ticket: "Ticket",
  needed: "needed",
  notNeeded: "not needed",
  dayTrip: "Day trip",
  yes: "yes",
  no: "no",
};

/** Changes of the plan that a wish asks for, rather than another block. */
export const offeredChangesTexts = { title: "What your plan could do" };

/** Real places that are offered where a wish changed nothing. */
export const alternativesTexts = {
  title: "What comes near it",
  beside: "Or one of these",
  take: (name: string) => `Take ${name}`,
};

/** What is said where a block's words are written by hand, as a draft or together. */
export const byHandTexts = {
  byHand: "Write it myself",
  title: "Title",
  titleMissing: "A block needs a title.",
  description: "Description",
  alsoHere: (names: readonly string[]) =>
    `${formatList(names)} ${plural(names.length, { one: "has", other: "have" })} this block open too.`,
  yourOther: "Your other device",
};

/** What is said where everyone writes in the same words. */
export const sharedWritingTexts = {
  writingHere: (names: readonly string[]) =>
    `${formatList(names)} ${plural(names.length, { one: "is", other: "are" })} writing here.`,
  sharedNow: "Everyone sees it as you write.",
  keptHere: "Kept on this device. It goes out when the connection is back.",
  undoMine: "Undo my last change",
  redoMine: "Redo my change",
};
