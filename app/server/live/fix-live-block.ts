import { findBriefedPlan } from "#db/repositories/stored-plans";
import type { fixLiveBlock as call } from "~/contracts/calls/live";
import { type Block, isSameBlock } from "~/domain/plan/block";
import { leadAt, lockedAt } from "~/domain/plan/day-of-stops";
import { type Proposal, seenStop } from "~/domain/proposal/proposal";
import { briefOn } from "~/planner/legs/brief-of-leg";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { withSetting } from "../cities/gazetteer";
import { knowHowFrom } from "../cities/know-how";
import { knownNamesFrom } from "../cities/known-names";
import { forWish } from "../assistant/shared/notes/know-how";
import { answerWish } from "../assistant/shared/wishes/answer-wish";
import { sayNoTime, sayProposed } from "../assistant/shared/wishes/said-of-cards";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { signBlock } from "../itinerary/block-signature";
import { blockAt } from "../itinerary/day-and-block";
import { changeBlock } from "../itinerary/change-block";
import { foundPlace } from "../itinerary/found-place";
import { losesItsTime } from "../itinerary/no-time-left";
import { planNow } from "../itinerary/plan-now";
import { actorOf } from "../rooms/news";

/**
 * Revises a block by a wish and saves it, unless it is locked, or somebody changed it while the assistant was thinking. What its day would have no time
 * left for is not saved but proposed.
 */
export const fixLiveBlock: UseCase<typeof call> = async (
  context,
  { body: { dayIndex, block: blockName, feedback, language, earlier } },
) => {
  const found = await context.allow(({ uid, tripId }) => findBriefedPlan(context.db, uid, tripId));
  const at = { dayIndex, blockName };
  const { block: current, plan } = blockAt(found.plan, at);
  const signatureBefore = await signBlock(context.env, found.tripId, current);
  const unchanged = { updatedBlock: current, alternatives: [], proposals: [], signatureBefore };
  const atHand = { knowHow: knowHowFrom(context), knownNames: knownNamesFrom(context) };
  const setting = await withSetting(found.brief, context);
  const wish = {
    ...{ brief: await forWish(setting, { dayIndex, feedback, language }, atHand), days: plan.days },
    ...{ ...at, current, feedback },
    ...(language ? { language } : {}),
    ...(earlier ? { earlier } : {}),
  };
  const reply = await answerWish(wish, context.assistant.reviseBlock, planNow(found, plan));
  const { block: revised, note, alternatives, proposals } = reply;
  if (lockedAt(plan, at)) return { ...unchanged, note, alternatives, proposals };
  const instead = losesItsTime(found.brief, plan.days, at, revised) ? insteadOf(wish, revised) : null;
  if (instead) return { ...unchanged, note: sayProposed(wish), alternatives, proposals: [instead] };
  const updatedBlock = await changeBlock(
    context,
    { tripId: found.tripId, plan, at, by: actorOf(found), brief: found.brief },
    (existing, days) => {
      if (!isSameBlock(existing, current) || lockedAt({ days }, at)) throw new Problem("conflict");
      return { ...revised, timeOfDay: existing.timeOfDay };
    },
  );
  return { updatedBlock, note, alternatives, proposals, signatureBefore };
};

/** The place that the block would become, to accept although its day has no time left for it; null for what is no known place. */
function insteadOf(wish: RevisionRequest, revised: Block): Proposal | null {
  const { cityName, guide } = briefOn(wish.brief, wish.dayIndex);
  const day = wish.days.find(({ dayIndex }) => dayIndex === wish.dayIndex);
  const lead = day && leadAt(day, wish.blockName);
  const place = guide?.places.find(({ id }) => id === revised.placeId);
  if (!lead || !place) return null;
  return {
    id: "w1",
    kind: "replace",
    stop: seenStop(lead),
    place: { ...foundPlace(place, cityName), about: place.about },
    why: sayNoTime(wish, place.name),
  };
}
