import { findBriefedTrip } from "#db/repositories/briefs";
import type { proposeBlock as call } from "~/contracts/calls/itinerary";
import { mergeBlock } from "~/domain/plan/block-edit";
import type { UseCase } from "../http/call-context";
import { signBlock } from "./block-signature";
import { blockAt } from "./day-and-block";

/** Has the assistant revise a block, as the organizer sees it now; nothing is saved. */
export const proposeBlock: UseCase<typeof call> = async ({ db, env, assistant, allow }, { body }) => {
  const { dayIndex, block: blockName, feedback, currentBlock } = body;
  const { brief, itinerary, tripId } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { block, plan } = blockAt(itinerary, { dayIndex, blockName });
  const proposal = await assistant.reviseBlock({
    brief,
    days: plan.days,
    dayIndex,
    blockName,
    current: mergeBlock(block, currentBlock ?? {}),
    feedback,
  });
  return { ...proposal, signature: await signBlock(env, tripId, proposal.block) };
};
