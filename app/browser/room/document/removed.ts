import { bidFarewell } from "~/browser/session/farewell";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import { forgetDocumentCopy } from "~/browser/storage/document-copies";
import { tellRoomEvent } from "../room-events";

/**
 * The room, or the call for its ticket, says that this traveller is not on the trip. The server is asked what they are on now; where it cannot be
 * reached, this trip is forgotten here all the same. The farewell leads to /offtrip from whatever screen stands there.
 */
export async function leaveRemovedTrip(uid: string, tripId: string): Promise<void> {
  const asked = await hydrateLocalCopy().then(
    () => true,
    () => false,
  );
  const still = readLocal("tripData")?.tripId === tripId;
  if (still && asked) return;
  if (still) bidFarewell("off");
  forgetDocumentCopy(uid, tripId);
  tellRoomEvent({ kind: "copy-changed" });
}
