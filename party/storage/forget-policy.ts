import type { RoomMessage } from "~/contracts/room/room";

/** What is left of a message when somebody in it deleted their account: nothing when it was about them, no name when they only did it. */
export function withoutPerson(message: RoomMessage, userId: string): RoomMessage | null {
  if (subjectOf(message) === userId) return null;
  if (message.type === "offer" && message.offer?.by.userId === userId) return null;
  return message.by?.userId === userId ? { ...message, by: null } : message;
}

/** Whom a message is about, by their user id; null when it is about the trip alone. Who did it is another matter. */
function subjectOf(message: RoomMessage): string | null {
  switch (message.type) {
    case "membership":
    case "tick":
      return message.userId;
    case "reflection":
      return message.reflection.userId;
    case "offer":
      return message.offer?.to.userId ?? null;
    case "live":
    case "building":
    case "trip":
    case "pending":
    case "edited":
      return null;
    default:
      return message satisfies never;
  }
}
