import { forgetTrip } from "~/browser/session/left-trip";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import { forgetDocumentCopy } from "~/browser/storage/document-copies";
import { tellRoomEvent } from "../room-events";

/**
 * The room, or the call for its ticket, says that this traveller is not on the trip. The server is asked what they are on now; where it cannot be
 * reached, this trip is forgotten here all the same. Whatever screen stands there then leads to /offtrip.
 */
export async function leaveRemovedTrip(uid: string, tripId: string): Promise<void> {
  const asked = await hydrateLocalCopy().then(
    () => true,
    () => false,
  );
  const still = readLocal("tripData")?.tripId === tripId;
  if (still && asked) return;
  if (still) forgetTrip("off");
  forgetDocumentCopy(uid, tripId);
  tellRoomEvent({ kind: "copy-changed" });
}
