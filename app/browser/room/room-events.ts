import type { RoomMessage } from "~/contracts/room/room";

/** What the room did to this page: it brought a message, or it changed the local copy that the screens paint from. */
export type RoomEvent = { kind: "message"; message: RoomMessage; isNews: boolean } | { kind: "copy-changed" };

type Listener = (event: RoomEvent) => void;

const listeners = new Set<Listener>();

export const tellRoomEvent = (event: RoomEvent): void => listeners.forEach((listener) => listener(event));

/** Calls back for each event; gives the way to stop. */
export function onRoomEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
