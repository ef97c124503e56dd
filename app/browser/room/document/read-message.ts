import * as z from "zod/mini";
import { readJson } from "~/contracts/room/read-json";
import { MESSAGE_KINDS, ROOM_PROTOCOL, roomMessage, type RoomMessage } from "~/contracts/room/room";

/** What a text frame of the room is. `newer` is a message of a kind or a protocol that came after this version of the app. */
export type MessageReading = { kind: "message"; message: RoomMessage } | { kind: "newer" } | { kind: "broken" };

/** What the messages of every protocol have. */
const envelope = z.object({ v: z.number(), type: z.string() });

export function readMessage(text: string): MessageReading {
  const frame = readJson(text);
  const message = roomMessage.safeParse(frame).data;
  if (message !== undefined) return { kind: "message", message };
  const told = envelope.safeParse(frame).data;
  return { kind: told !== undefined && isNewer(told) ? "newer" : "broken" };
}

const isNewer = ({ v, type }: z.output<typeof envelope>): boolean =>
  v > ROOM_PROTOCOL || (v === ROOM_PROTOCOL && !MESSAGE_KINDS.has(type));
