import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { keepPending, pending } from "~/browser/storage/pending";
import { tripPeople } from "~/browser/storage/trip-people";
import { takeTick } from "~/browser/storage/trip-ticks";
import { keepLiveStatus } from "~/browser/api/live-status";
import type { RoomMessage } from "~/contracts/room/room";
import { planOfTrip } from "~/domain/plan/itinerary";
import type { Role } from "~/domain/people/companion";
import type { TripPerson } from "~/domain/people/membership";

type Membership = Extract<RoomMessage, { type: "membership" }>;

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
      if (!isNews) return false;
      return [takePerson(message), takeMembership(message)].includes(true);
    case "pending":
      if (isNews) keepPending({ newcomers: message.newcomers });
      return false; // whoever shows it watches it
    case "offer":
      if (isNews) keepPending({ offer: message.offer });
      return false;
    case "tick": // what is repeated to a newcomer is the newest there is
      takeTick(tripId, { stopId: message.stopId, userId: message.userId }, message.done, message.at);
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
  const plan = readLocal("itineraryData");
  if (plan?.tripId === tripId) writeLocal("itineraryData", planOfTrip(plan, trip));
  return true;
}

/** Who is on the trip now; whoever comes for the first time comes last. Gives whether that is news. */
function takePerson({ change, userId, name, role }: Membership): boolean {
  const before = tripPeople.read() ?? [];
  const isOff = change === "left" || change === "removed";
  const person: TripPerson = {
    userId,
    name: isOff ? null : name,
    role: role === "originator" ? "originator" : "participant",
  };
  const known = before.some((other) => other.userId === userId);
  const after = (known ? before : [...before, person]).map((other): TripPerson => {
    if (other.userId === userId) return person;
    return change === "handed-over" && other.role === "originator" ? { ...other, role: "participant" } : other;
  });
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  tripPeople.write(after);
  return true;
}

/** A trip has one organizer: whom it is handed to becomes it, and who was it travels along. */
function takeMembership({ change, userId, role }: Membership): boolean {
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
