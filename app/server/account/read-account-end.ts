import { findAccountEnd, type TripOfUser } from "#db/repositories/account/account-end";
import type { readAccountEnd as call } from "~/contracts/calls/account";
import type { TripToPart } from "~/domain/people/account-end";
import type { UseCase } from "../http/call-context";

/** The trips that a deletion of the account would affect, so that the screen can explain it first. */
export const readAccountEnd: UseCase<typeof call> = async ({ db, identity }) => {
  const found = await findAccountEnd(db, identity.uid);
  return { trips: found ? affectedTrips(found.trips) : [] };
};

/** The trips that a deletion affects: those the user is on, and those they organize, given up or not. */
export const affectedTrips = (trips: readonly TripOfUser[]): TripToPart[] =>
  trips
    .filter(({ isOn, role }) => isOn || role === "originator")
    .map(({ tripId, tripName, role, tripComplete, others, offeredTo }) => ({
      tripId,
      tripName,
      role,
      tripComplete,
      others,
      offeredTo: role === "originator" ? offeredTo : null,
    }));
