import type { Companion } from "#db/repositories/companions";
import type { RoomMessage } from "~/contracts/room/room";
import type { News } from "../rooms/announcer";
import { actorOf } from "../rooms/announcer";

type Change = Extract<RoomMessage, { type: "membership" }>["change"];

/** What the others hear of a change of one membership. */
export const membershipNews = (
  by: Companion,
  change: Change,
  { userId, name, role }: Companion,
): Pick<News, "by" | "messages"> => ({
  by: actorOf(by),
  messages: [{ type: "membership", change, userId, name, role }],
});
