import { completeCurrentBlock } from "#db/repositories/live-positions";
import type { completeBlock as call } from "~/contracts/calls/live";
import { completeBlock as complete } from "~/domain/live/live-advance";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";
import { actorOf } from "../rooms/announcer";
import { moveOn, tellMoved } from "./move-on";

/** Completes one block; a block already past answers with the position unchanged. Phone and record mostly agree where the trip stands: then it takes one round trip. */
export const completeBlock: UseCase<typeof call> = async (context, { body: { tripId, ...block } }) => {
  const position = { dayIndex: block.dayIndex, block: block.blockName };
  const found = allow(
    await completeCurrentBlock(context.db, context.identity.uid, tripId, position, context.now()),
    "run-trip",
  );
  const by = actorOf(found);
  if (found.moved) return tellMoved(context, { tripId, by }, found.live);
  return moveOn(context, { tripId, seen: found.live, by }, (status) => complete(status, block));
};
