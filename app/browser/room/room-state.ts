import type { Awareness } from "y-protocols/awareness";
import type * as Y from "yjs";
import type { SharedStop } from "~/contracts/room/stop-document";
import type { PresencePlace } from "~/contracts/room/presence";
import type { CloseReason, RoomMessage } from "~/contracts/room/room";
import type { BlockName } from "~/domain/plan/block";
import type { Stop } from "~/domain/plan/stop";
import type { Actor, Role } from "~/domain/people/companion";
import type { PlanEditing } from "./document/plan-editing";
import type { BlockEditing } from "./shared-text/block-editing";

/** `offline` covers every way of not reaching the room for now; `refused` means that it will not be tried again by itself. */
export type RoomStatus = "connecting" | "live" | "offline" | "refused";

/** Another companion who has the trip open. `at` is null when they do not say what they look at. */
export type CompanionHere = { userId: string; name: string; role: Role; at: PresencePlace | null };

/** A block that somebody else changed while this page was open. `by` is null when nobody can tell. `at` is this device's clock, in milliseconds. */
export type RecentChange = { dayIndex: number; block: BlockName; by: Actor; at: number };

/** The last message of each kind that was news: what a newcomer is told of the past is not. */
export type LastNews = { [Type in RoomMessage["type"]]?: Extract<RoomMessage, { type: Type }> };

/** The trip's document. Present once this browser's own copy of it has been read; the room's follows when it is reached. */
export type RoomDocument = {
  doc: Y.Doc;
  awareness: Awareness;
  /** Whether this traveller's changes are taken; the room drops a participant's. */
  canEdit: boolean;
  /** A block as devices share it; null while the day is not there. */
  block: (dayIndex: number, block: BlockName) => SharedStop | null;
  /** Begins editing a block: binds its texts to fields, undoes one's own changes. Null while the day is not there. End it when the screen leaves. */
  edit: (dayIndex: number, block: BlockName) => BlockEditing | null;
  /** The same for any stop; null while it is not there. */
  editStop: (id: string) => BlockEditing | null;
  /** All stops as they are this moment, ahead of the local copy. */
  stops: () => Stop[];
  /** Begins changing the plan's stops by hand, undoing one's own changes. End it when the screen leaves. */
  editPlan: () => PlanEditing;
};

/** All that the screens know of the trip's room. Each part is a new object only when it changed. */
export type RoomState = {
  tripId: string | null;
  status: RoomStatus;
  /** Why the room refuses, or ended the last connection; null while all is well. */
  reason: CloseReason | null;
  /** Whether this deployment is known to have rooms: a ticket was given. */
  hasRooms: boolean;
  here: readonly CompanionHere[];
  /** This traveller's own other devices. */
  elsewhere: readonly CompanionHere[];
  changes: readonly RecentChange[];
  news: LastNews;
  /** Blocks changed here that the room has not confirmed. */
  unsent: readonly string[];
  document: RoomDocument | null;
};

const NOBODY: RoomState = {
  tripId: null,
  status: "connecting",
  reason: null,
  hasRooms: false,
  here: [],
  elsewhere: [],
  changes: [],
  news: {},
  unsent: [],
  document: null,
};

let state = NOBODY;
const listeners = new Set<() => void>();

export const roomState = (): RoomState => state;

/** On the server, and before any room is held. */
export const noRoom = (): RoomState => NOBODY;

export function updateRoom(changes: Partial<RoomState>): void {
  state = { ...state, ...changes };
  listeners.forEach((listener) => listener());
}

/** Begins anew for a trip, or for none. */
export const resetRoom = (tripId: string | null): void => updateRoom({ ...NOBODY, tripId });

/** Calls back after every change of the state; gives the way to stop. */
export function onRoomChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settles once the trip's room has answered or is known to be away, after `patienceMs` at the latest; at once where no room is held. */
export function roomAnswered(patienceMs: number): Promise<void> {
  const hasAnswered = () => state.tripId === null || state.status !== "connecting";
  if (hasAnswered()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, patienceMs);
    const stop = onRoomChange(() => {
      if (hasAnswered()) done();
    });
  });
}
