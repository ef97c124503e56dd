import type { RoomMessage } from "~/contracts/room/room";

/**
 * Whether a message takes the place of the last one of its kind, which is kept for newcomers (DESIGN section 7). Of live positions, the one with
 * the highest version stays. How far a build is, and what waits for an answer, comes from two requests at times, whose calls to the room may
 * overtake each other: what was said before the last word is no news.
 */
export function isNews(message: RoomMessage, last: RoomMessage | undefined): boolean {
  switch (message.type) {
    case "live":
      return last?.type !== "live" || message.position.version > last.position.version;
    case "building":
    case "pending":
    case "offer":
      return last?.type !== message.type || message.at >= last.at;
    case "reflection":
    case "membership":
    case "trip":
    case "edited":
    case "tick":
      return true;
    default:
      return message satisfies never;
  }
}
