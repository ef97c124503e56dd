import type { Role } from "../people/companion";
import type { Trip } from "./trip";

/** The roles one can have on a trip; `noroleset` is for those who are on none. */
export const MEMBER_ROLES = ["originator", "participant"] as const satisfies readonly Role[];

/** One of the trips somebody is on, as a list of them shows it. */
export type OwnTrip = Pick<Trip, "tripId" | "tripName" | "city" | "startDate" | "endDate" | "tripComplete"> & {
  role: (typeof MEMBER_ROLES)[number];
};
