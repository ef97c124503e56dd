import { completeCurrentBlock, findLiveTrip } from "#db/repositories/live-positions";
import type { completeBlock as call } from "~/contracts/calls/live";
import { completeBlock as complete } from "~/domain/live/live-advance";
import type { Call, CompanionContext, UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { advanceTrip, announcePosition } from "./advance-trip";

/**
 * Completes one block; a block already past answers with the position unchanged. Phone and record mostly agree where the trip stands: then a
 * morning or an afternoon takes one round trip. An evening takes two, since its trip's calendar says when the next day begins.
 */
export const completeBlock: UseCase<typeof call> = async (context, { body: block }) => {
  if (block.blockName === "evening") return completeEvening(context, block);
  const position = { dayIndex: block.dayIndex, block: block.blockName };
  const found = await context.allow((caller) => completeCurrentBlock(context.db, caller, position, context.now()));
  const by = actorOf(found);
  if (found.moved) return announcePosition(context, { tripId: found.tripId, by }, found.live);
  return advanceTrip(context, { ...found, seen: found.live, by }, (status) => complete(status, block));
};

async function completeEvening(context: CompanionContext, block: Call<typeof call>["body"]) {
  const found = await context.allow(({ uid, tripId }) => findLiveTrip(context.db, uid, tripId));
  return advanceTrip(context, { ...found, seen: found.live, by: actorOf(found) }, (status) => complete(status, block));
}
