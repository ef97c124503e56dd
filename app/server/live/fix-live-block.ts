import { findBriefedPlan } from "#db/repositories/stored-plans";
import type { fixLiveBlock as call } from "~/contracts/calls/live";
import { isSameBlock, sameToTravellers } from "~/domain/plan/block";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { withSetting } from "../cities/gazetteer";
import { offeredFor, sayLocked } from "../assistant/shared/wish-reply";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { signBlock } from "../itinerary/block-signature";
import { blockAt, lockedAt } from "../itinerary/day-and-block";
import { changeBlock } from "../itinerary/change-block";
import { actorOf } from "../rooms/news";

/** Revises a block by a wish and saves it, unless it is locked, or somebody changed it while the assistant was thinking. */
export const fixLiveBlock: UseCase<typeof call> = async (
  context,
  { body: { dayIndex, block: blockName, feedback } },
) => {
  const found = await context.allow(({ uid, tripId }) => findBriefedPlan(context.db, uid, tripId));
  const at = { dayIndex, blockName };
  const { block: current, plan } = blockAt(found.plan, at);
  const locked = lockedAt(plan, at);
  const signatureBefore = await signBlock(context.env, found.tripId, current);
  if (locked) return { updatedBlock: current, note: sayLocked(locked, feedback), alternatives: [], signatureBefore };
  const wish = { brief: await withSetting(found.brief, context), days: plan.days, ...at, current, feedback };
  const { block: revised, note, isHelp } = await context.assistant.reviseBlock(wish);
  const alternatives =
    !isHelp && sameToTravellers(revised, current)
      ? offeredFor({ ...wish, brief: briefOn(wish.brief, wish.dayIndex) })
      : [];
  const updatedBlock = await changeBlock(
    context,
    { tripId: found.tripId, plan, at, by: actorOf(found), brief: found.brief },
    (existing, days) => {
      if (!isSameBlock(existing, current) || lockedAt({ days }, at)) throw new Problem("conflict");
      return { ...revised, timeOfDay: existing.timeOfDay };
    },
  );
  return { updatedBlock, note, alternatives, signatureBefore };
};
