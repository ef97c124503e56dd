import { and, eq, exists, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { handOverOffers, joinRequests, memberships, trips, users } from "#db/schema";
import type { Companion } from "../companions";
import { companionColumns, isOnTrip, toCompanion, userIdOf } from "../companions";

export type Leaving =
  /** `now` says whether this call did it, or an earlier one. */
  | { kind: "left"; companion: Companion; gaveUp: boolean; now: boolean }
  | { kind: "organizer-stays"; companion: Companion }
  | { kind: "not-on-trip" };

/** The key of a trip that was given up; no typed code reads like it, since those are compared in capitals. */
const givenUpKey = (tripId: string): string => `given up: ${tripId}`;

/**
 * Takes the caller off the trip, in one batch. An organizer stays while somebody else is on it; alone, they give the trip
 * up: it is over, and its code opens nothing and is free for another.
 */
export async function leaveTrip(db: Database, uid: string, tripId: string, at: number): Promise<Leaving> {
  const me = userIdOf(uid);
  const onTrip = (who: SQL): SQL => isOnTrip(db, tripId, who);
  const hasLeft = exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.tripId, tripId), eq(memberships.userId, users.id), eq(memberships.byChoice, true))),
  );
  const givenUp = exists(
    db
      .select({ one: sql`1` })
      .from(trips)
      .where(and(eq(trips.id, tripId), isNotNull(trips.givenUpAt))),
  );
  const [[before], , left, , , , [trip]] = await db.batch([
    db
      .select({ ...companionColumns, removedAt: memberships.removedAt, byChoice: memberships.byChoice })
      .from(users)
      .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.tripId, tripId)))
      .where(eq(users.firebaseId, uid)),
    db
      .update(trips)
      .set({
        tripComplete: true,
        joinCodeKey: givenUpKey(tripId),
        pairedKey: null,
        givenUpAt: at,
        positionVersion: sql`${trips.positionVersion} + 1`,
        updatedAt: at,
      })
      .where(
        and(
          eq(trips.id, tripId),
          eq(trips.organizerId, me),
          onTrip(eq(memberships.userId, me)),
          not(onTrip(ne(memberships.userId, me))),
        ),
      ),
    db
      .update(memberships)
      .set({ removedAt: at, byChoice: true })
      .where(
        and(
          eq(memberships.tripId, tripId),
          eq(memberships.userId, me),
          isNull(memberships.removedAt),
          or(eq(memberships.role, "participant"), givenUp),
        ),
      )
      .returning({ userId: memberships.userId }),
    db
      .update(users)
      .set({ currentTripId: null, updatedAt: at })
      .where(and(eq(users.firebaseId, uid), eq(users.currentTripId, tripId), hasLeft)),
    // Nobody is left who could let them in.
    db.delete(joinRequests).where(and(eq(joinRequests.tripId, tripId), givenUp)),
    // Nor can one who is off the trip take it over, also when they come back.
    db
      .delete(handOverOffers)
      .where(
        and(eq(handOverOffers.tripId, tripId), eq(handOverOffers.userId, me), not(onTrip(eq(memberships.userId, me)))),
      ),
    db.select({ givenUpAt: trips.givenUpAt }).from(trips).where(eq(trips.id, tripId)),
  ]);
  if (!before || (before.removedAt !== null && !before.byChoice)) return { kind: "not-on-trip" };
  const companion = toCompanion(before);
  if (before.removedAt === null && left.length === 0) return { kind: "organizer-stays", companion };
  return {
    kind: "left",
    companion,
    gaveUp: trip !== undefined && trip.givenUpAt !== null,
    now: left.length > 0,
  };
}
