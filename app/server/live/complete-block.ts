import { completeCurrentBlock } from "#db/repositories/live-positions";
import type { completeBlock as call } from "~/contracts/calls/live";
import { completeBlock as complete } from "~/domain/live/live-advance";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/news";
import { moveOn, tellMoved } from "./move-on";

/** Completes one block; a block already past answers with the position unchanged. Phone and record mostly agree where the trip stands: then it takes one round trip. */
export const completeBlock: UseCase<typeof call> = async (context, { body: block }) => {
  const position = { dayIndex: block.dayIndex, block: block.blockName };
  const found = await context.allow((caller) => completeCurrentBlock(context.db, caller, position, context.now()));
  const { tripId } = found;
  const by = actorOf(found);
  if (found.moved) return tellMoved(context, { tripId, by }, found.live);
  return moveOn(context, { tripId, seen: found.live, by }, (status) => complete(status, block));
};
