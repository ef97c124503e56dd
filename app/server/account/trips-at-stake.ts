import type { PartedTrip } from "#db/repositories/account-end";
import type { TripToPart } from "~/domain/people/account-end";

/** The trips that a deletion means something for: those one is on, and those one organizes, given up or not. */
export const tripsAtStake = (trips: readonly PartedTrip[]): TripToPart[] =>
  trips
    .filter(({ isOn, role }) => isOn || role === "originator")
    .map(({ tripId, tripName, role, tripComplete, others }) => ({ tripId, tripName, role, tripComplete, others }));
