import { findBriefedTrip } from "#db/repositories/briefs";
import type { proposeBlock as call } from "~/contracts/calls/itinerary";
import { sameToTravellers } from "~/domain/plan/block";
import { mergeBlock } from "~/domain/plan/block-edit";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { withSetting } from "../cities/gazetteer";
import { offeredFor, sayLocked } from "../assistant/shared/wish-reply";
import type { UseCase } from "../http/call-context";
import { signBlock } from "./block-signature";
import { blockAt, lockedAt } from "./day-and-block";

/** Has the assistant revise a block, as the organizer sees it now; nothing is saved. */
export const proposeBlock: UseCase<typeof call> = async ({ db, env, log, assistant, allow }, { body }) => {
  const { dayIndex, block: blockName, feedback, currentBlock } = body;
  const { brief, itinerary, tripId } = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { block, plan } = blockAt(itinerary, { dayIndex, blockName });
  const current = mergeBlock(block, currentBlock ?? {});
  const locked = lockedAt(plan, { dayIndex, blockName });
  if (locked) {
    const signature = await signBlock(env, tripId, current);
    return { block: current, note: sayLocked(locked, feedback), alternatives: [], signature };
  }
  const wish = {
    brief: await withSetting(brief, { env, log }),
    days: plan.days,
    dayIndex,
    blockName,
    current,
    feedback,
  };
  const { isHelp, ...proposal } = await assistant.reviseBlock(wish);
  const alternatives =
    !isHelp && sameToTravellers(proposal.block, current)
      ? offeredFor({ ...wish, brief: briefOn(wish.brief, wish.dayIndex) })
      : [];
  return { ...proposal, alternatives, signature: await signBlock(env, tripId, proposal.block) };
};
