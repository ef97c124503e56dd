import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { memberships, trips, users } from "#db/schema";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import { userIdOf } from "./companions";
import { currentMembership } from "./hydration";
import { toTrip, toUser, type UserRow } from "./rows";

/** What the identity provider says of somebody. */
export type Person = { uid: string; email: string; name: string };

export type ProfileChange = Pick<UserRow, "name" | "homeCity" | "state" | "travelStyle" | "tripVibe"> &
  Partial<Pick<UserRow, "firstName" | "lastName">>;

/** What a write needs of the outside: the id a new row would take, and the time. */
export type Stamp = { id: string; at: number };

const newUser = (person: Person, { id, at }: Stamp) => ({
  id,
  firebaseId: person.uid,
  email: person.email,
  name: person.name,
  createdAt: at,
  updatedAt: at,
});

/** Makes the user unless they are there, fit for a `batch` that goes on to write something of theirs. */
export const ensureUserQuery = (db: Database, person: Person, stamp: Stamp) =>
  db.insert(users).values(newUser(person, stamp)).onConflictDoNothing({ target: users.firebaseId });

/** The role on the trip they are on now, one table alone, fit for a `batch`. */
const currentRoleQuery = (db: Database, uid: string) =>
  db
    .select({ role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userIdOf(uid)),
        eq(memberships.tripId, sql`(SELECT ${users.currentTripId} FROM ${users} WHERE ${users.firebaseId} = ${uid})`),
        isNull(memberships.removedAt),
      ),
    );

/** Makes the user unless they are there, in one round trip; two at once make one. */
export async function createOrFindUser(
  db: Database,
  person: Person,
  stamp: Stamp,
): Promise<{ user: User; created: boolean }> {
  const [, [row], [membership]] = await db.batch([
    db
      .insert(users)
      .values(newUser(person, stamp))
      .onConflictDoUpdate({
        target: users.firebaseId,
        set: { email: person.email },
        setWhere: sql`${users.email} <> excluded.email`,
      }),
    db.select().from(users).where(eq(users.firebaseId, person.uid)),
    currentRoleQuery(db, person.uid),
  ]);
  if (!row) throw new Error("A user just written is not there.");
  return { user: toUser(row, membership?.role), created: row.id === stamp.id };
}

/** The caller and the trip they are on now; null for a user not made yet. */
export async function findUserWithTrip(db: Database, uid: string): Promise<{ user: User; trip: Trip | null } | null> {
  const found = await db
    .select({ user: users, role: memberships.role, trip: trips })
    .from(users)
    .leftJoin(memberships, currentMembership)
    .leftJoin(trips, eq(trips.id, memberships.tripId))
    .where(eq(users.firebaseId, uid))
    .get();
  return found ? { user: toUser(found.user, found.role), trip: found.trip && toTrip(found.trip) } : null;
}

/**
 * Saves the caller's own profile, which then is complete; makes the user when a first sign-in was cut off before it did.
 * Reads the row apart: with RETURNING, SQLite looks through every table that refers to users for each insert.
 */
export async function saveOwnProfile(db: Database, person: Person, change: ProfileChange, stamp: Stamp): Promise<User> {
  const set = { ...change, profileComplete: true, updatedAt: stamp.at };
  const [, [row], [membership]] = await db.batch([
    db
      .insert(users)
      .values({ ...newUser(person, stamp), ...set })
      .onConflictDoUpdate({ target: users.firebaseId, set }),
    db.select().from(users).where(eq(users.firebaseId, person.uid)),
    currentRoleQuery(db, person.uid),
  ]);
  if (!row) throw new Error("A profile just written is not there.");
  return toUser(row, membership?.role);
}

/** The same for a form that names its user; null, and nothing saved, when that is somebody else. */
export async function saveProfileOf(
  db: Database,
  uid: string,
  userId: string,
  change: ProfileChange,
  at: number,
): Promise<User | null> {
  const [[row], [membership]] = await db.batch([
    db
      .update(users)
      .set({ ...change, profileComplete: true, updatedAt: at })
      .where(and(eq(users.firebaseId, uid), eq(users.id, userId)))
      .returning(),
    currentRoleQuery(db, uid),
  ]);
  return row ? toUser(row, membership?.role) : null;
}
