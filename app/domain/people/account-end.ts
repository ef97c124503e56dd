import type { MEMBER_ROLES } from "./membership";

/** Typed into the deletion's request, so that none is made by mistake. */
export const CONFIRMATION = "DELETE";

/** One trip of somebody who thinks of deleting their account; `others` are those on it beside them, named for its organizer alone. */
export type TripToPart = {
  tripId: string;
  tripName: string;
  role: (typeof MEMBER_ROLES)[number];
  tripComplete: boolean;
  others: { userId: string; name: string }[];
  /** Who among them is asked to take it over, by their id. */
  offeredTo: string | null;
};

/** What becomes of a trip with the account: the others go on without its owner, it goes with them, or they have to say which. */
export type TripFate = "goes-on" | "goes-too" | "to-decide";

/** A trip belongs to whoever organizes it; with company, it needs a new organizer or an end that was meant. */
export function fateOf({ role, others }: Pick<TripToPart, "role" | "others">): TripFate {
  if (role === "participant") return "goes-on";
  return others.length === 0 ? "goes-too" : "to-decide";
}

/** The shared trips that are neither handed over nor meant to end for everybody. While there is one, nothing is deleted. */
export const undecidedOf = (trips: readonly TripToPart[], ended: readonly string[]): TripToPart[] =>
  trips.filter((trip) => fateOf(trip) === "to-decide" && !ended.includes(trip.tripId));
