import { Awareness } from "y-protocols/awareness";
import { editBlock } from "~/browser/room/shared-text/block-editing";
import { sharedBlock } from "~/contracts/room/itinerary-document";
import { readStops, sharedStop } from "~/contracts/room/stop-document";
import type { PresencePlace } from "~/contracts/room/presence";
import type { RoomMessage } from "~/contracts/room/room";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import type { User } from "~/domain/people/companion";
import { noteReached, noteStillTrue } from "~/browser/api/reach";
import { noteNewerVersion } from "~/browser/offline/newer-version";
import { readLocal } from "~/browser/storage/local-copy";
import { tellRoomEvent } from "../room-events";
import { type RoomDocument, roomState, updateRoom } from "../room-state";
import { CopiedDays } from "./copy-days";
import { editPlan } from "./plan-editing";
import { openLocalDocument } from "./local-document";
import { companionsHere, ownOtherDevices } from "./presences";
import { readMessage } from "./read-message";
import { RemoteChanges } from "./remote-changes";
import { leaveRemovedTrip } from "./removed";
import { RoomLink } from "./room-link";
import { isFirstVisit, isLaterThanSeen } from "./seen-news";
import { takeMessage } from "./take-message";
import { UnsentChanges } from "./unsent-changes";

export type RoomConnection = { close: () => void; show: (place: PresencePlace | null) => void };

type Visitor = { uid: string; tripId: string; user: User };

/** Opens the trip's document and its room, and keeps `roomState` and the local copy in step with both until it is closed. */
export function connectRoom({ uid, tripId, user }: Visitor): RoomConnection {
  const { doc, persistence, whenRead } = openLocalDocument(uid, tripId);
  const awareness = new Awareness(doc);
  const copied = new CopiedDays(tripId, doc, () => tellRoomEvent({ kind: "copy-changed" }));
  const isNewHere = isFirstVisit(tripId);
  let everLive = false;

  const link = new RoomLink(tripId, doc, awareness, {
    onConnecting: () => updateRoom({ status: "connecting" }),
    onRoomKnown: (hasRooms) => updateRoom({ hasRooms }),
    onLive: () => {
      everLive = true;
      noteReached();
      copied.lead();
      updateRoom({ status: "live", reason: null });
    },
    onText,
    onGaveState: () => unsent.confirm(),
    onAway: (reason) => {
      copied.follow();
      if (roomState().status === "live") noteStillTrue();
      updateRoom({ status: "offline", reason, here: [], elsewhere: [] });
    },
    onRefused: (reason) => {
      copied.follow();
      updateRoom({ status: "refused", reason, here: [], elsewhere: [] });
      if (reason === "notAMember") void leaveRemovedTrip(uid, tripId);
    },
  });
  const unsent = new UnsentChanges(
    doc,
    persistence,
    (heard) => link.whenHeard(heard),
    (keys) => updateRoom({ unsent: keys }),
  );
  const remote = new RemoteChanges(
    doc,
    awareness,
    user._id,
    ({ origin }) => link.isOrigin(origin) && link.isSynced,
    (changes) => updateRoom({ changes }),
  );

  function onText(text: string): void {
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
  }

  function onMessage(message: RoomMessage): void {
    const isNews = isLaterThanSeen(tripId, message.at) && (everLive || !isNewHere);
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
        return message.change === "handed-over" ? takeNewRole() : undefined;
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

  /** What the traveller may do has changed: the room knows it by a new ticket. */
  function takeNewRole(): void {
    const role = readLocal("userData")?.role ?? user.role;
    if (roomState().document !== null) updateRoom({ document: { ...shared, canEdit: mayCall(role, saveBlock) } });
    link.reenter();
  }

  // What the document held before the room was met may be older than the local copy: until then only changes made here flow into it.
  doc.on("update", (_update: Uint8Array, _origin: unknown, _doc: unknown, { local }: { local: boolean }) => {
    if (local || everLive) copied.soon();
  });
  awareness.on("change", () =>
    updateRoom({ here: companionsHere(awareness, user._id), elsewhere: ownOtherDevices(awareness, user._id) }),
  );
  void whenRead.then(async () => {
    await unsent.restore();
    updateRoom({ document: shared });
  });
  const shared: RoomDocument = {
    doc,
    awareness,
    canEdit: mayCall(user.role, saveBlock),
    block: (dayIndex, name) => sharedBlock(doc, dayIndex, name),
    edit: (dayIndex, name) => {
      const block = sharedBlock(doc, dayIndex, name);
      return block && editBlock(block);
    },
    editStop: (id) => {
      const stop = sharedStop(doc, id);
      return stop && editBlock(stop);
    },
    stops: () => readStops(doc),
    editPlan: () => editPlan(doc),
  };
  link.start();

  return {
    show: (place) => awareness.setLocalStateField("at", place),
    close: () => {
      link.stop();
      copied.stop();
      remote.stop();
      unsent.stop();
      awareness.destroy();
      doc.destroy();
    },
  };
}
