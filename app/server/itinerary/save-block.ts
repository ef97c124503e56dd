import { findBriefedPlan } from "#db/repositories/stored-plans";
import type { saveBlock as call } from "~/contracts/calls/itinerary";
import type { Block } from "~/domain/plan/block";
import { applyPatch, mergeBlock } from "~/domain/plan/block-edit";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { isSigned, signBlock } from "./block-signature";
import { blockAt } from "./day-and-block";
import { changeBlock } from "./change-block";

/** Saves a block as the organizer wants it; fields that the body leaves out stay. Who wrote it is the server's to say, by what it signed. */
export const saveBlock: UseCase<typeof call> = async (context, { body: { blockData, signature, ...at } }) => {
  const found = await context.allow(({ uid, tripId }) => findBriefedPlan(context.db, uid, tripId));
  const { tripId, brief } = found;
  const { plan, block: seen } = blockAt(found.plan, at);
  const isOurs = await isSigned(context.env, tripId, applyPatch(seen, blockData), signature);
  let before: Block = seen;
  const block = await changeBlock(context, { tripId, plan, at, by: actorOf(found), brief }, (existing) => {
    before = existing;
    return isOurs ? applyPatch(seen, blockData) : mergeBlock(existing, blockData);
  });
  return { block, signatureBefore: await signBlock(context.env, tripId, before) };
};
