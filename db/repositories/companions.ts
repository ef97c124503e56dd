import { and, count, eq, exists, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, trips, users } from "#db/schema";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { Role } from "~/domain/people/companion";
import { displayName } from "~/domain/people/display-name";
import type { Trip } from "~/domain/trip/trip";
import { toTrip } from "./rows";

/** The caller on a trip; `name` is what the others call them. */
export type Companion = { userId: string; role: Role; name: string };

/** The id of the user a verified token speaks for, inside another statement. */
export const userIdOf = (uid: string): SQL<string> =>
  sql`(SELECT ${users.id} FROM ${users} WHERE ${users.firebaseId} = ${uid})`;

/** A companion who was not removed: for joins with `trips`. */
export const onTrip = and(eq(memberships.tripId, trips.id), isNull(memberships.removedAt));

/** The caller's membership: for joins with `memberships`. */
export const byUid = (uid: string): SQL | undefined => and(eq(users.id, memberships.userId), eq(users.firebaseId, uid));

/** What a companion is read from, joined or not. No two columns have the same name, as a batch requires. */
export const companionColumns = {
  userId: memberships.userId,
  role: memberships.role,
  firstName: users.firstName,
  name: users.name,
  email: users.email,
};

type CompanionRow = { userId: string; role: Role; firstName: string; name: string; email: string };

export const toCompanion = ({ userId, role, ...person }: CompanionRow): Companion => ({
  userId,
  role,
  name: displayName(person),
});

/** The caller's row on the trip, fit for a `batch`; none when `also` does not hold. */
export const membershipQuery = (db: Database, uid: string, tripId: string, also?: SQL) =>
  db
    .select(companionColumns)
    .from(users)
    .innerJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.tripId, tripId), isNull(memberships.removedAt)),
    )
    .where(and(eq(users.firebaseId, uid), also));

/** The caller as a companion of the trip; undefined when there is no such trip, or they are not on it. */
export async function findCompanion(db: Database, uid: string, tripId: string): Promise<Companion | undefined> {
  const row = await membershipQuery(db, uid, tripId).get();
  return row && toCompanion(row);
}

/** Whether somebody is on the trip, inside another statement; `who` says which memberships count. */
export const isOnTrip = (db: Database, tripId: string | SQL<string>, who: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.tripId, tripId), who, isNull(memberships.removedAt))),
  );

/** Whether the trip takes somebody: they are on it, or there may be one more; inside another statement. */
export function hasRoomFor(db: Database, tripId: string | SQL<string>, userId: string | SQL | typeof users.id): SQL {
  const onIt = db
    .select({ count: count() })
    .from(memberships)
    .where(and(eq(memberships.tripId, tripId), isNull(memberships.removedAt)));
  return sql`(${isOnTrip(db, tripId, eq(memberships.userId, userId))} OR ${onIt} < ${MAX_COMPANIONS})`;
}

/** The caller's row on the trip together with the trip's; undefined when there is no such trip, or they are not on it. */
const findRowsOfCompanion = (db: Database, uid: string, tripId: string) =>
  db
    .select({ companion: companionColumns, trip: trips })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .where(eq(trips.id, tripId))
    .get();

/** The trip with the caller's role on it; null when there is no such trip, or they are not on it. */
export async function findTripAsCompanion(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { trip: Trip }) | null> {
  const found = await findRowsOfCompanion(db, uid, tripId);
  return found ? { ...toCompanion(found.companion), trip: toTrip(found.trip) } : null;
}
