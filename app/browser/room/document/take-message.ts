import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { keepLiveStatus } from "~/browser/api/live-status";
import { roomMessage, type RoomMessage } from "~/contracts/room/room";
import type { Role } from "~/domain/people/companion";

/** A text frame as a message; null for one that this version does not know (DESIGN section 7). */
export function readMessage(text: string): RoomMessage | null {
  try {
    const parsed = roomMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Writes into the local copy what a message says; gives whether that changed it. A newcomer is told the last of each kind again:
 * of those only the live position is taken, since its version tells whether it is older than what is known.
 */
export function takeMessage(tripId: string, message: RoomMessage, isNews: boolean): boolean {
  if (readLocal("tripData")?.tripId !== tripId) return false;
  if (message.type === "live") return keepLiveStatus(tripId, message.position);
  if (!isNews) return false;
  if (message.type === "trip") return takeTrip(tripId, message.trip);
  return message.type === "membership" && takeMembership(message);
}

function takeTrip(tripId: string, trip: Extract<RoomMessage, { type: "trip" }>["trip"]): boolean {
  if (trip.tripId !== tripId || JSON.stringify(trip) === JSON.stringify(readLocal("tripData"))) return false;
  writeLocal("tripData", trip);
  return true;
}

/** A trip has one organizer: whom it is handed to becomes it, and who was it travels along. */
function takeMembership({ change, userId, role }: Extract<RoomMessage, { type: "membership" }>): boolean {
  const user = readLocal("userData");
  if (change !== "handed-over" || user === null) return false;
  const own: Role = user._id === userId ? role : user.role === "originator" ? "participant" : user.role;
  if (own === user.role) return false;
  writeLocal("userData", { ...user, role: own });
  return true;
}
