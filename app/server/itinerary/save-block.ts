import { findPlanToChange } from "#db/repositories/stored-plans";
import type { saveBlock as call } from "~/contracts/calls/itinerary";
import { mergeBlock } from "~/domain/plan/block-edit";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/announcer";
import { blockAt } from "./day-and-block";
import { changeBlock } from "./change-block";

/** Saves a block as the organizer wants it; fields that the body leaves out stay. */
export const saveBlock: UseCase<typeof call> = async (context, { body: { blockData, ...at } }) => {
  const found = await context.allow(({ uid, tripId }) => findPlanToChange(context.db, uid, tripId));
  const { plan } = blockAt(found.plan, at);
  return {
    block: await changeBlock(context, { tripId: found.tripId, plan, at, by: actorOf(found) }, (existing) =>
      mergeBlock(existing, blockData),
    ),
  };
};
