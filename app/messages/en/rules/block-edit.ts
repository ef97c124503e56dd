import type { BlockName } from "~/domain/plan/block";

/** What is missing of a plan, to SPEC's letter (section 8, local itinerary problems). */
export const planProblemTexts = {
  noItinerary: "No itinerary data found.",
  noDays: "No days found in itinerary.",
  noDay: (day: number) => `Day ${day} not found.`,
  noBlock: (block: BlockName) => `${block} block not found.`,
};
