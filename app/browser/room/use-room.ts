import { useEffect, useRef, useSyncExternalStore } from "react";
import type { PresencePlace } from "~/contracts/room/presence";
import type { RoomMessage } from "~/contracts/room/room";
import { useLatest } from "../page/use-latest";
import { useRepaint } from "../page/use-repaint";
import { onRoomEvent, type RoomEvent } from "./room-events";
import { holdRoom, showPlace } from "./room-holder";
import { noRoom, onRoomChange, type RoomState, roomState } from "./room-state";

/** How what stands there wants to be painted anew, the innermost last; where it is empty, by running the `clientLoader` again. */
let ownRepaints: readonly (() => void)[] = [];

/**
 * Keeps the trip's room open, and paints the screen anew from the local copy whenever the room changed it; scroll, focus and typing stay. Once,
 * around the screens of the trip (`features/room/follow-room`). Null holds no room.
 */
export function useRoom(tripId: string | null): void {
  const paintAnew = useRepaint();
  useEffect(() => (tripId === null ? undefined : holdRoom(tripId)), [tripId]);
  useRoomEvent((event) => {
    if (event.kind === "copy-changed") (ownRepaints.at(-1) ?? paintAnew)();
  });
}

/** For a screen that has something to keep from moving: what happens instead when the room changed the local copy. */
export function useOwnRepaint(repaint: (() => void) | undefined): void {
  const own = useLatest(() => repaint?.());
  const isOwn = repaint !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    ownRepaints = [...ownRepaints, own];
    return () => {
      ownRepaints = ownRepaints.filter((other) => other !== own);
    };
  }, [isOwn, own]);
}

/** A part of what is known of the room. The selector gives a value that is the same until it changes: a field, or a plain value. */
export function useRoomState<Part>(select: (state: RoomState) => Part): Part {
  return useSyncExternalStore(
    onRoomChange,
    () => select(roomState()),
    () => select(noRoom()),
  );
}

/** Shows the others what this traveller looks at for as long as the screen is there. */
export function usePresence(place: PresencePlace | null): void {
  const key = JSON.stringify(place);
  const wanted = useRef(place);
  wanted.current = place;
  useEffect(() => showPlace(wanted.current), [key]);
  useEffect(() => () => showPlace(null), []);
}

/** Calls back for what the room does to this page. */
export function useRoomEvent(listener: (event: RoomEvent) => void): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => onRoomEvent((event) => current.current(event)), []);
}

/** Calls back for each message of a kind; `isNews` is false for what the room repeats to a newcomer. */
export function useRoomMessage<Type extends RoomMessage["type"]>(
  type: Type,
  listener: (message: Extract<RoomMessage, { type: Type }>, isNews: boolean) => void,
): void {
  useRoomEvent((event) => {
    if (event.kind === "message" && isOfType(event.message, type)) listener(event.message, event.isNews);
  });
}

const isOfType = <Type extends RoomMessage["type"]>(
  message: RoomMessage,
  type: Type,
): message is Extract<RoomMessage, { type: Type }> => message.type === type;
