import { findBriefedTrip } from "#db/repositories/briefs";
import type { fixLiveBlock as call } from "~/contracts/live";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { blockAt } from "../itinerary/block-at";
import { changeBlock } from "../itinerary/change-block";

/** Revises a block by a wish and saves it, unless somebody changed that block while the assistant was thinking. */
export const fixLiveBlock: UseCase<typeof call> = async ({ db, assistant, identity, now }, { body: { tripId, dayIndex, block: blockName, feedback } }) => {
  const { brief, itinerary } = allow(await findBriefedTrip(db, identity.uid, tripId), "run-trip");
  const at = { dayIndex, blockName };
  const { block: current, plan } = blockAt(itinerary, at);
  const { block: revised, note } = await assistant.reviseBlock({ brief, days: plan.days, ...at, current, feedback });
  const updatedBlock = await changeBlock({ db, tripId, plan, at, now: now() }, (existing) => {
    if (JSON.stringify(existing) !== JSON.stringify(current)) throw new Problem("conflict");
    return { ...revised, timeOfDay: existing.timeOfDay };
  });
  return { updatedBlock, note };
};
