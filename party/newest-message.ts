import type { RoomMessage } from "~/contracts/room/room";

/**
 * The last message of each kind is kept for newcomers; of live positions, the one with the highest version (DESIGN section 7). How far a
 * build is comes from two requests at times, whose calls to the room may overtake each other: what was said before the last word is no news.
 */
export function isNews(message: RoomMessage, last: RoomMessage | undefined): boolean {
  if (message.type === "live" && last?.type === "live") return message.position.version > last.position.version;
  if (message.type === "building" && last?.type === "building") return message.at >= last.at;
  return true;
}
