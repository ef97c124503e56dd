import { and, eq, exists, isNotNull, ne, not, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { joinRequests, memberships, trips, users } from "#db/schema";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "../companions";
import { hasRoomFor, isOnTrip, membershipQuery, toCompanion, userIdOf } from "../companions";
import type { CompanyChange } from "./company";
import { companyQueries, organizedBy, toCompany } from "./company";
import { toTrip } from "../rows";

/** Whether the trip's organizer lets each person in, or the code alone does. Whoever waits goes on waiting for an answer. */
export async function setAdmission(
  db: Database,
  uid: string,
  tripId: string,
  admitEach: boolean,
  at: number,
): Promise<{ caller: Companion | undefined; changed: boolean; trip: Trip | undefined }> {
  const [[caller], changed, [trip]] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .update(trips)
      .set({ admitEach, updatedAt: at })
      .where(and(eq(trips.id, tripId), eq(trips.organizerId, userIdOf(uid)), ne(trips.admitEach, admitEach)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return { caller: caller && toCompanion(caller), changed: changed.length > 0, trip: trip && toTrip(trip) };
}

export type Admission = ({ kind: "answered" } & CompanyChange) | { kind: "trip-full" };

/**
 * Puts somebody who waits on the trip, if the caller organizes it. It becomes the trip they are on now where they are on none: nobody is
 * taken off another one that they have open.
 */
export async function admitToTrip(
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
  at: number,
): Promise<Admission> {
  const theirs = and(eq(joinRequests.tripId, tripId), eq(joinRequests.userId, userId));
  const organizes = organizedBy(db, uid, tripId);
  const admitted = isOnTrip(db, tripId, eq(memberships.userId, userId));
  const waited = db
    .select({ one: sql`1` })
    .from(joinRequests)
    .where(theirs);
  try {
    const [[caller], changed, , , ...rows] = await db.batch([
      membershipQuery(db, uid, tripId),
      db
        .insert(memberships)
        .select(
          db
            .select({
              tripId: joinRequests.tripId,
              userId: sql<string>`CASE WHEN ${hasRoomFor(db, tripId, userId)} THEN ${joinRequests.userId} END`.as(
                "user_id",
              ),
              role: sql<"participant">`'participant'`.as("role"),
              joinedAt: sql<number>`${at}`.as("joined_at"),
              removedAt: sql<null>`NULL`.as("removed_at"),
              byChoice: sql<boolean>`0`.as("by_choice"),
            })
            .from(joinRequests)
            .where(and(theirs, organizes)),
        )
        .onConflictDoUpdate({
          target: [memberships.tripId, memberships.userId],
          set: { joinedAt: at, removedAt: null, byChoice: false },
          setWhere: and(isNotNull(memberships.removedAt), eq(memberships.byChoice, true)),
        })
        .returning({ userId: memberships.userId }),
      db
        .update(users)
        .set({ currentTripId: tripId, updatedAt: at })
        .where(
          and(
            eq(users.id, userId),
            exists(waited),
            admitted,
            not(isOnTrip(db, sql<string>`${users.currentTripId}`, eq(memberships.userId, users.id))),
          ),
        ),
      db.delete(joinRequests).where(and(theirs, organizes, admitted)),
      ...companyQueries(db, tripId),
    ]);
    return {
      kind: "answered",
      caller: caller && toCompanion(caller),
      changed: changed.length > 0,
      company: toCompany(...rows),
    };
  } catch (problem) {
    if (violatedConstraint(problem) === "NOT NULL memberships.user_id") return { kind: "trip-full" };
    throw problem;
  }
}

/** Takes somebody who waits off the list, if the caller organizes the trip. One who is on it by now stays on it. */
export async function declineNewcomer(
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
): Promise<CompanyChange> {
  const [[caller], changed, ...rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .delete(joinRequests)
      .where(and(eq(joinRequests.tripId, tripId), eq(joinRequests.userId, userId), organizedBy(db, uid, tripId)))
      .returning({ userId: joinRequests.userId }),
    ...companyQueries(db, tripId),
  ]);
  return { caller: caller && toCompanion(caller), changed: changed.length > 0, company: toCompany(...rows) };
}
