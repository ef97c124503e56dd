import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, trips, users } from "#db/schema";
import type { User } from "~/domain/companion";
import type { Trip } from "~/domain/trip";
import { userIdOf } from "./companions";
import { toTrip } from "./trip-row";
import { toUser } from "./user-row";
import type { Person, Stamp } from "./users";

export type Joining = { kind: "joined"; user: User; trip: Trip } | { kind: "no-such-trip" } | { kind: "removed" };

/**
 * Puts the caller on the trip of the code and makes it their current one, in one batch.
 * Joining again changes nothing, an organizer stays organizer, and one who was removed stays out.
 */
export async function joinByCode(db: Database, person: Person, joinCodeKey: string, stamp: Stamp): Promise<Joining> {
  const { at } = stamp;
  const tripId = sql<string>`(SELECT ${trips.id} FROM ${trips} WHERE ${trips.joinCodeKey} = ${joinCodeKey})`;
  const userId = userIdOf(person.uid);
  const ownMembership = db.select({ role: memberships.role, removedAt: memberships.removedAt }).from(memberships).where(and(eq(memberships.tripId, tripId), eq(memberships.userId, userId)));
  const stillOn = exists(db.select({ one: sql`1` }).from(memberships).where(and(eq(memberships.tripId, tripId), eq(memberships.userId, users.id), isNull(memberships.removedAt))));

  const [, , , [trip], [user], [membership]] = await db.batch([
    db.run(sql`
      INSERT INTO users (id, firebase_id, email, name, created_at, updated_at)
      SELECT ${stamp.id}, ${person.uid}, ${person.email}, ${person.name}, ${at}, ${at} FROM trips WHERE join_code_key = ${joinCodeKey}
      ON CONFLICT (firebase_id) DO NOTHING`),
    db.run(sql`
      INSERT INTO memberships (trip_id, user_id, role, joined_at)
      SELECT id, ${userId}, 'participant', ${at} FROM trips WHERE join_code_key = ${joinCodeKey}
      ON CONFLICT (trip_id, user_id) DO NOTHING`),
    db.update(users).set({ currentTripId: tripId, updatedAt: at }).where(and(eq(users.firebaseId, person.uid), stillOn)),
    db.select().from(trips).where(eq(trips.joinCodeKey, joinCodeKey)),
    db.select().from(users).where(eq(users.firebaseId, person.uid)),
    ownMembership,
  ]);
  if (!trip || !user || !membership) return { kind: "no-such-trip" };
  if (membership.removedAt !== null) return { kind: "removed" };
  return { kind: "joined", user: toUser(user, membership.role), trip: toTrip(trip) };
}
