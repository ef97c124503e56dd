import { and, count, eq, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { memberships, trips, users } from "#db/schema";
import { MAX_COMPANIONS } from "~/domain/forms/limits";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import type { HeldBack, Seeker } from "./code-misses";
import { countMiss, isHeldBack } from "./code-misses";
import { isOnTrip, userIdOf } from "./companions";
import { tripIdOfCode } from "./join-codes";
import { toTrip, toUser } from "./rows";
import type { Person, Stamp } from "./users";

/** `newly` when they were not on the trip before. */
export type Joining =
  | HeldBack
  | { kind: "joined"; newly: boolean; user: User; trip: Trip }
  | { kind: "no-such-trip" }
  | { kind: "removed" }
  | { kind: "trip-full" };

/**
 * Puts the caller on the trip of the code and makes it their current one, in one batch.
 * Joining again changes nothing, an organizer stays organizer, one who left comes back, and one who was removed stays out.
 * A code of no trip counts as a miss, in a second round trip; who missed too often joins none, and a trip takes no more than there may be on one.
 */
export async function joinByCode(db: Database, person: Person, code: string, stamp: Stamp & Seeker): Promise<Joining> {
  const { at } = stamp;
  const tripId = tripIdOfCode(code, not(isHeldBack(db, stamp)));
  const userId = userIdOf(person.uid);
  const onIt = db
    .select({ count: count() })
    .from(memberships)
    .where(and(eq(memberships.tripId, tripId), isNull(memberships.removedAt)));
  const hasRoom = or(isOnTrip(db, tripId, eq(memberships.userId, userId)), sql`${onIt} < ${MAX_COMPANIONS}`);
  const ownMembership = db
    .select({ role: memberships.role, removedAt: memberships.removedAt })
    .from(memberships)
    .where(and(eq(memberships.tripId, tripId), eq(memberships.userId, userId)));
  const stillOn = isOnTrip(db, tripId, eq(memberships.userId, users.id));

  try {
    const [, joined, , [trip], [user], [membership]] = await db.batch([
      db
        .insert(users)
        .values({
          id: stamp.id,
          firebaseId: person.uid,
          email: person.email,
          name: person.name,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing({ target: users.firebaseId }),
      db
        .insert(memberships)
        .values({ tripId, userId: sql`(SELECT ${userId} WHERE ${hasRoom})`, role: "participant", joinedAt: at })
        .onConflictDoUpdate({
          target: [memberships.tripId, memberships.userId],
          set: { joinedAt: at, removedAt: null, byChoice: false },
          setWhere: and(isNotNull(memberships.removedAt), eq(memberships.byChoice, true)),
        })
        .returning({ userId: memberships.userId }),
      db
        .update(users)
        .set({ currentTripId: tripId, updatedAt: at })
        .where(and(eq(users.firebaseId, person.uid), stillOn)),
      db.select().from(trips).where(eq(trips.id, tripId)),
      db.select().from(users).where(eq(users.firebaseId, person.uid)),
      ownMembership,
    ]);
    if (!trip || !user || !membership) throw new Error("A membership just written is not there.");
    if (membership.removedAt !== null) return { kind: "removed" };
    return { kind: "joined", newly: joined.length > 0, user: toUser(user, membership.role), trip: toTrip(trip) };
  } catch (problem) {
    if (violatedConstraint(problem) === "NOT NULL memberships.user_id") return { kind: "trip-full" };
    // Without a trip there is no id to put into the membership, and the whole batch is undone.
    if (violatedConstraint(problem) !== "NOT NULL memberships.trip_id") throw problem;
    return (await countMiss(db, stamp)) ?? { kind: "no-such-trip" };
  }
}
