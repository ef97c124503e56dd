import type { Block } from "~/domain/plan/block";
import { mergeBlock } from "~/domain/plan/block-edit";
import { note, type PlannedRevision } from "./note";
import type { RevisionRequest } from "./revision-request";

/**
 * A block about what only the travellers know, in their words: "we booked a table at Nonna Pina". As with what is written by hand, nothing of the stop that
 * stood there is left, and nobody vouches for it.
 */
export function ownPlan(
  { current, feedback }: Pick<RevisionRequest, "current" | "feedback">,
  name: string,
): Pick<PlannedRevision, "block" | "note"> {
  const block: Block = mergeBlock(current, {
    title: name,
    description: feedback,
    location: "",
    neighborhoodTag: "",
    isTicketed: false,
    isDayTrip: false,
  });
  return { block, note: note("ownPlan", { name, old: current.title }) };
}
