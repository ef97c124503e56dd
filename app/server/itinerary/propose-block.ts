import { findBriefedTrip } from "#db/repositories/briefs";
import type { proposeBlock as call } from "~/contracts/calls/itinerary";
import { mergeBlock } from "~/domain/plan/block-edit";
import type { UseCase } from "../http/call-context";
import { blockAt } from "./day-and-block";

/** Has the assistant revise a block, as the organizer sees it now; nothing is saved. */
export const proposeBlock: UseCase<typeof call> = async ({ db, assistant, allow }, { body }) => {
  const { dayIndex, block: blockName, feedback, currentBlock } = body;
  const { brief, itinerary } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { block, plan } = blockAt(itinerary, { dayIndex, blockName });
  return assistant.reviseBlock({
    brief,
    days: plan.days,
    dayIndex,
    blockName,
    current: mergeBlock(block, currentBlock ?? {}),
    feedback,
  });
};
