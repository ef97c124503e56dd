import { Awareness } from "y-protocols/awareness";
import type { PresencePlace } from "~/contracts/room/presence";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import type { User } from "~/domain/people/companion";
import { noteReached, noteStillTrue } from "~/browser/api/reach";
import { readLocal } from "~/browser/storage/local-copy";
import { tellRoomEvent } from "../room-events";
import { roomState, updateRoom } from "../room-state";
import { CopiedDays } from "./copy-days";
import { openLocalDocument } from "./local-document";
import { messageHandler } from "./message-handler";
import { showWhileSeen } from "./own-presence";
import { companionsHere, ownOtherDevices } from "./presences";
import { RemoteChanges } from "./remote-changes";
import { leaveRemovedTrip } from "./leave-removed-trip";
import { roomDocument } from "./room-document";
import { type LinkListener, RoomLink } from "./room-link";
import { UnsentChanges } from "./unsent-changes";

export type RoomConnection = { close: () => void; show: (place: PresencePlace | null) => void };

type Visitor = { uid: string; tripId: string; user: User };

/** Opens the trip's document and its room, and keeps `roomState` and the local copy in step with both until it is closed. */
export function connectRoom(visitor: Visitor): RoomConnection {
  const { uid, tripId, user } = visitor;
  const { doc, persistence, whenRead } = openLocalDocument(uid, tripId);
  const awareness = new Awareness(doc);
  const presence = showWhileSeen(awareness);
  const copied = new CopiedDays(tripId, doc, () => tellRoomEvent({ kind: "copy-changed" }));
  const shared = roomDocument(doc, awareness, mayCall(user.role, saveBlock));

  const link = new RoomLink(tripId, doc, awareness, {
    ...statusListener(visitor, copied),
    onText: (text) => onText(text),
    onGaveState: () => unsent.confirm(),
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
  /** The room knows what the traveller may do by a new ticket. */
  const takeNewRole = () => {
    const role = readLocal("userData")?.role ?? user.role;
    if (roomState().document !== null) updateRoom({ document: { ...shared, canEdit: mayCall(role, saveBlock) } });
    link.reenter();
  };
  const onText = messageHandler({ tripId, link, remote, onNewRole: takeNewRole });

  // What the document held before the room was met may be older than the local copy: until then only changes made here flow into it.
  doc.on("update", (_update: Uint8Array, _origin: unknown, _doc: unknown, { local }: { local: boolean }) => {
    if (local || link.wasLive) copied.soon();
  });
  awareness.on("change", () =>
    updateRoom({ here: companionsHere(awareness, user._id), elsewhere: ownOtherDevices(awareness, user._id) }),
  );
  void whenRead.then(async () => {
    await unsent.restore();
    updateRoom({ document: shared });
  });
  link.start();

  return {
    show: presence.show,
    close: () => {
      for (const part of [link, presence, copied, remote, unsent]) part.stop();
      awareness.destroy();
      doc.destroy();
    },
  };
}

/** Shows how the room is reached. While it is, the document goes before the local copy. */
function statusListener({ uid, tripId }: Visitor, copied: CopiedDays): Omit<LinkListener, "onText" | "onGaveState"> {
  return {
    onConnecting: () => updateRoom({ status: "connecting" }),
    onRoomKnown: (hasRooms) => updateRoom({ hasRooms }),
    onLive: () => {
      noteReached();
      copied.lead();
      updateRoom({ status: "live", reason: null });
    },
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
  };
}
