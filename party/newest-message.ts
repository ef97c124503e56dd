import type { RoomMessage } from "~/contracts/room";

/** The last message of each kind is kept for newcomers; of live positions, the one with the highest version (DESIGN section 7). */
export function isNews(message: RoomMessage, last: RoomMessage | undefined): boolean {
  if (message.type !== "live" || last?.type !== "live") return true;
  return message.position.version > last.position.version;
}
