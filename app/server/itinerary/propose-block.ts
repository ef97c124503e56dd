import { findBriefedTrip } from "#db/repositories/briefs";
import type { proposeBlock as call } from "~/contracts/calls/itinerary";
import { mergeBlock } from "~/domain/plan/block-edit";
import { withSetting } from "../cities/gazetteer";
import { knowHowFrom } from "../cities/know-how";
import { knownNamesFrom } from "../cities/known-names";
import { forWish } from "../assistant/shared/notes/know-how";
import { answerWish } from "../assistant/shared/wishes/answer-wish";
import { sayNoTime } from "../assistant/shared/wishes/said-of-cards";
import type { UseCase } from "../http/call-context";
import { signBlock } from "./block-signature";
import { blockAt } from "./day-and-block";
import { losesItsTime } from "./no-time-left";
import { planNow } from "./plan-now";

/** Has the assistant revise a block, as the organizer sees it now; nothing is saved. */
export const proposeBlock: UseCase<typeof call> = async ({ db, env, log, assistant, allow }, { body }) => {
  const { dayIndex, block: blockName, feedback, currentBlock } = body;
  const found = await allow(({ uid, tripId }) => findBriefedTrip(db, uid, tripId));
  const { brief, tripId } = found;
  const at = { dayIndex, blockName };
  const { block, plan } = blockAt(found.itinerary, at);
  const current = mergeBlock(block, currentBlock ?? {});
  const { language, earlier } = body;
  const atHand = { knowHow: knowHowFrom({ env, log }), knownNames: knownNamesFrom({ env, log }) };
  const setting = await withSetting(brief, { env, log });
  const wish = {
    ...{ brief: await forWish(setting, { dayIndex, feedback, language }, atHand), days: plan.days },
    ...{ ...at, current, feedback },
    ...(language ? { language } : {}),
    ...(earlier ? { earlier } : {}),
  };
  const reply = await answerWish(wish, assistant.reviseBlock, planNow(found, plan));
  const isTight = losesItsTime(brief, plan.days, at, reply.block);
  return {
    ...reply,
    note: isTight ? `${reply.note} ${sayNoTime(wish, reply.block.title)}` : reply.note,
    signature: await signBlock(env, tripId, reply.block),
  };
};
