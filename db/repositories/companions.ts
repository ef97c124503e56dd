import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, trips, users } from "#db/schema";
import type { Role } from "~/domain/companion";
import type { Trip } from "~/domain/trip";
import { toTrip } from "./trip-row";

/** The caller on a trip. */
export type Companion = { userId: string; role: Role };

/** The id of the user a verified token speaks for, inside another statement. */
export const userIdOf = (uid: string): SQL<string> => sql`(SELECT ${users.id} FROM ${users} WHERE ${users.firebaseId} = ${uid})`;

/** A companion who was not removed: for joins with `trips`. */
export const onTrip = and(eq(memberships.tripId, trips.id), isNull(memberships.removedAt));

/** The caller's membership: for joins with `memberships`. */
export const byUid = (uid: string): SQL | undefined => and(eq(users.id, memberships.userId), eq(users.firebaseId, uid));

/** The caller's row on the trip, one table alone, fit for a `batch`. */
export const membershipQuery = (db: Database, uid: string, tripId: string) =>
  db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.tripId, tripId), eq(memberships.userId, userIdOf(uid)), isNull(memberships.removedAt)));

/** The caller as a companion of the trip; undefined when there is no such trip, or they are not on it. */
export const findCompanion = (db: Database, uid: string, tripId: string): Promise<Companion | undefined> => membershipQuery(db, uid, tripId).get();

/** The trip with the caller's role on it; null when there is no such trip, or they are not on it. */
export async function findTripAsCompanion(db: Database, uid: string, tripId: string): Promise<(Companion & { trip: Trip }) | null> {
  const found = await db
    .select({ role: memberships.role, userId: memberships.userId, trip: trips })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .where(eq(trips.id, tripId))
    .get();
  return found ? { ...found, trip: toTrip(found.trip) } : null;
}
