import { findPlanToChange } from "#db/repositories/stored-plans";
import type { saveBlock as call } from "~/contracts/calls/itinerary";
import { mergeBlock } from "~/domain/plan/block-edit";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/announcer";
import { blockAt } from "./day-and-block";
import { changeBlock } from "./change-block";

/** Saves a block as the organizer wants it; fields that the body leaves out stay. */
export const saveBlock: UseCase<typeof call> = async (context, { body: { tripId, blockData, ...at } }) => {
  const found = allow(await findPlanToChange(context.db, context.identity.uid, tripId), "plan-trip");
  const { plan } = blockAt(found.plan, at);
  return {
    block: await changeBlock(context, { tripId, plan, at, by: actorOf(found) }, (existing) =>
      mergeBlock(existing, blockData),
    ),
  };
};
