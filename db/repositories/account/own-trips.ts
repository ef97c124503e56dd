import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, trips, users } from "#db/schema";
import type { User } from "~/domain/people/companion";
import { MAX_LIST_LENGTH } from "~/domain/forms/limits";
import { asTravelled } from "~/domain/live/live-moment";
import { travelledFrom } from "~/domain/live/travelled-from";
import type { OwnTrip } from "~/domain/people/membership";
import { destinationOf, legsOf } from "~/domain/trip/legs";
import type { Trip } from "~/domain/trip/trip";
import { byUid, isOnTrip, membershipQuery, onTrip } from "../companions";
import { toTrip, toUser } from "../rows";

/** Every trip the caller is on: what is under way first, then what is still to come; finished ones last, with the dates on which they were travelled. */
export async function findTripsOf(db: Database, uid: string): Promise<OwnTrip[]> {
  const rows = await db
    .select({
      tripId: trips.id,
      tripName: trips.tripName,
      city: trips.city,
      legs: trips.legs,
      daysTotal: trips.daysTotal,
      role: memberships.role,
      startDate: trips.startDate,
      endDate: trips.endDate,
      startedOn: trips.startedOn,
      dayBeginsOn: trips.dayBeginsOn,
      startedTrip: trips.startedTrip,
      tripComplete: trips.tripComplete,
    })
    .from(users)
    .innerJoin(memberships, byUid(uid))
    .innerJoin(trips, onTrip)
    .where(eq(users.firebaseId, uid))
    .orderBy(asc(trips.tripComplete), desc(trips.startedTrip), asc(trips.startDate), asc(trips.id))
    .limit(MAX_LIST_LENGTH);
  return rows.map((row) => {
    const { tripId, tripName, city, role, startedTrip, tripComplete } = row;
    const { startDate, endDate } = asTravelled({ ...row, travelledFrom: travelledFrom(row) }, null);
    return {
      ...{ tripId, tripName, city, role, startDate, endDate, startedTrip, tripComplete },
      destination: destinationOf(legsOf(row)),
    };
  });
}

/**
 * Makes the trip the caller's current one and gives both, in one batch.
 * Null, and nothing changed, when there is no such trip or they are not on it.
 */
export async function switchToTrip(
  db: Database,
  uid: string,
  tripId: string,
  at: number,
): Promise<{ user: User; trip: Trip } | null> {
  const isOnIt = isOnTrip(db, tripId, eq(memberships.userId, users.id));
  const [, [membership], [user], [trip]] = await db.batch([
    db
      .update(users)
      .set({ currentTripId: tripId, updatedAt: at })
      .where(and(eq(users.firebaseId, uid), isOnIt)),
    membershipQuery(db, uid, tripId),
    db.select().from(users).where(eq(users.firebaseId, uid)),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return membership && user && trip ? { user: toUser(user, membership.role), trip: toTrip(trip) } : null;
}
