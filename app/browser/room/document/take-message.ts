import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { keepPending, pending } from "~/browser/storage/pending";
import { keepLiveStatus } from "~/browser/api/live-status";
import type { RoomMessage } from "~/contracts/room/room";
import type { Role } from "~/domain/people/companion";

/**
 * Writes into the local copy what a message says; gives whether that changed it. A newcomer is told the last of each kind again:
 * of those only the live position is taken, since its version tells whether it is older than what is known.
 */
export function takeMessage(tripId: string, message: RoomMessage, isNews: boolean): boolean {
  if (readLocal("tripData")?.tripId !== tripId) return false;
  switch (message.type) {
    case "live":
      return keepLiveStatus(tripId, message.position);
    case "trip":
      return isNews && takeTrip(tripId, message.trip);
    case "membership":
      return isNews && takeMembership(message);
    case "pending":
      if (isNews) keepPending({ newcomers: message.newcomers });
      return false; // whoever shows it watches it
    case "offer":
      if (isNews) keepPending({ offer: message.offer });
      return false;
    case "reflection": // kept by the screens that show it
    case "building": // the days come with the document
    case "edited": // so does the change
      return false;
    default:
      return message satisfies never;
  }
}

function takeTrip(tripId: string, trip: Extract<RoomMessage, { type: "trip" }>["trip"]): boolean {
  if (trip.tripId !== tripId || JSON.stringify(trip) === JSON.stringify(readLocal("tripData"))) return false;
  writeLocal("tripData", trip);
  return true;
}

/** A trip has one organizer: whom it is handed to becomes it, and who was it travels along. */
function takeMembership({ change, userId, role }: Extract<RoomMessage, { type: "membership" }>): boolean {
  const offeredTo = pending.read()?.offer?.to.userId;
  const isOff = (change === "left" || change === "removed") && userId === offeredTo;
  if (isOff || change === "handed-over") keepPending({ offer: null });
  const user = readLocal("userData");
  if (change !== "handed-over" || user === null) return false;
  const own: Role = user._id === userId ? role : user.role === "originator" ? "participant" : user.role;
  if (own === user.role) return false;
  writeLocal("userData", { ...user, role: own });
  return true;
}
