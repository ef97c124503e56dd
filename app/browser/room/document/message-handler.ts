import type { RoomMessage } from "~/contracts/room/room";
import { noteNewerVersion } from "~/browser/offline/newer-version";
import { tellRoomEvent } from "../room-events";
import { roomState, updateRoom } from "../room-state";
import { readMessage } from "./read-message";
import type { RemoteChanges } from "./remote-changes";
import type { RoomLink } from "./room-link";
import { isFirstVisit, newsSince } from "./seen-news";
import { takeMessage } from "./take-message";

type Heard = {
  tripId: string;
  link: RoomLink;
  remote: RemoteChanges;
  /** The trip was handed over: what this traveller may do has changed. */
  onNewRole: () => void;
};

/** Takes each text that the room sends: into the local copy, the news, and what is known of the others' changes. */
export function messageHandler({ tripId, link, remote, onNewRole }: Heard): (text: string) => void {
  const isNewHere = isFirstVisit(tripId);
  const isLater = newsSince(tripId);

  function onMessage(message: RoomMessage): void {
    const isNews = isLater(message.type, message.at) && (link.wasLive || !isNewHere);
    if (isNews) updateRoom({ news: { ...roomState().news, [message.type]: message } });
    if (takeMessage(tripId, message, isNews)) tellRoomEvent({ kind: "copy-changed" });
    if (isNews) actOnNews(message);
    tellRoomEvent({ kind: "message", message, isNews });
  }

  /** What a message means for the connection itself; the local copy has it already. */
  function actOnNews(message: RoomMessage): void {
    switch (message.type) {
      case "edited":
        return remote.name({ dayIndex: message.dayIndex, block: message.blockName }, message.by);
      case "membership":
        return message.change === "handed-over" ? onNewRole() : undefined;
      case "live":
      case "reflection":
      case "building":
      case "trip":
      case "pending":
      case "offer":
      case "tick":
        return;
      default:
        message satisfies never;
    }
  }

  return (text) => {
    const read = readMessage(text);
    switch (read.kind) {
      case "message":
        return onMessage(read.message);
      case "newer":
        // Only of what is said now: what the room repeats in its greeting may be left by a version that was taken back.
        return link.isSynced ? noteNewerVersion() : undefined;
      case "broken":
        return;
      default:
        read satisfies never;
    }
  };
}
