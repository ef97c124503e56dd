import type { CalendarDate } from "../dates/calendar-date";
import type { Trip } from "../trip/trip";
import type { Actor, Role } from "./companion";
import type { HandOverOffer, Newcomer } from "./newcomer";

/** The roles one can have on a trip; `noroleset` is for those who are on none. */
export const MEMBER_ROLES = ["originator", "participant"] as const satisfies readonly Role[];

/** Somebody on a trip, as the others see them. `since` is when they joined, in milliseconds since 1970. */
export type TripCompanion = { userId: string; name: string; role: (typeof MEMBER_ROLES)[number]; since: number };

/** Somebody who is or was on a trip, in a list in the order in which they first came. The name is null of one who is off it: the others need not know it any more. */
export type TripPerson = { userId: string; name: string | null; role: (typeof MEMBER_ROLES)[number] };

/** Somebody the organizer removed, who may be let in again; `since` is when that was. */
export type RemovedCompanion = { userId: string; name: string; since: number };

/**
 * Who is on a trip, the organizer first and the others as they came. Of those who were removed, and of those who wait to be let in, only the
 * organizer knows; of an offer to take the trip over, the two whom it concerns.
 */
export type Companions = {
  companions: TripCompanion[];
  removed: RemovedCompanion[];
  newcomers: Newcomer[];
  offer: HandOverOffer | null;
};

/** What becomes of somebody's place on a trip, as the others hear of it. */
export const MEMBERSHIP_CHANGES = ["joined", "left", "removed", "readmitted", "handed-over"] as const;

/** Whose place on the trip changed, how, and by whom. */
export type MembershipNews = { change: (typeof MEMBERSHIP_CHANGES)[number]; userId: string; name: string; by: Actor };

/** How one may leave: who travels along simply goes; an organizer hands the trip over first, or, alone on it, gives it up. */
export type WayOut = "leave" | "hand-over-first" | "give-up";

/** The way out of a trip for somebody on it. */
export function wayOut(companions: readonly TripCompanion[], userId: string): WayOut {
  const own = companions.find((companion) => companion.userId === userId);
  if (own?.role !== "originator") return "leave";
  return companions.length > 1 ? "hand-over-first" : "give-up";
}

/** Whether a trip is behind its travellers: finished, or its last date is over. */
export const isPast = (
  { tripComplete, endDate }: Pick<Trip, "tripComplete" | "endDate">,
  today: CalendarDate,
): boolean => tripComplete || endDate < today;

/** One of the trips somebody is on, as a list of them shows it. */
export type OwnTrip = Pick<
  Trip,
  "tripId" | "tripName" | "city" | "destination" | "startDate" | "endDate" | "startedTrip" | "tripComplete"
> & {
  role: (typeof MEMBER_ROLES)[number];
};
