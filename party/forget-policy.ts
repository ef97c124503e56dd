import type { RoomMessage } from "~/contracts/room/room";

/** What is left of a message when somebody in it deleted their account: nothing when it was about them, no name when they only did it. */
export function withoutPerson(message: RoomMessage, userId: string): RoomMessage | null {
  if (message.type === "membership" && message.userId === userId) return null;
  if (message.type === "reflection" && message.reflection.userId === userId) return null;
  return message.by?.userId === userId ? { ...message, by: null } : message;
}
