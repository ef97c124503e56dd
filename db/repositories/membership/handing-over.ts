import { and, eq, exists, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { handOverOffers, memberships, trips } from "#db/schema";
import { isOnTrip, membershipQuery, toCompanion, userIdOf } from "../companions";
import type { CompanyChange } from "./company";
import { companyQueries, organizedBy, toCompany } from "./company";
import { dropOfferQuery, isOfferedTo } from "./offers";

export type Offering = CompanyChange & { organizesAnother: boolean };

/** Asks a participant to take the trip over, if the caller organizes it; an offer to somebody else gives way. Nothing else changes. */
export async function offerTrip(
  db: Database,
  uid: string,
  tripId: string,
  userId: string,
  at: number,
): Promise<Offering> {
  const travelsAlong = isOnTrip(db, tripId, and(eq(memberships.userId, userId), eq(memberships.role, "participant")));
  // The unique index of open trips would refuse them in the end.
  const another = db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        eq(trips.organizerId, userId),
        ne(trips.id, tripId),
        eq(trips.tripComplete, false),
        sql`NOT (SELECT own.trip_complete FROM ${trips} own WHERE own.id = ${tripId})`,
      ),
    )
    .limit(1);
  const [[caller], others, offered, ...rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    another,
    db
      .insert(handOverOffers)
      .select(
        db
          .select({
            tripId: trips.id,
            userId: sql<string>`${userId}`.as("user_id"),
            offeredAt: sql<number>`${at}`.as("offered_at"),
            ofEndedTrip: trips.tripComplete,
          })
          .from(trips)
          .where(and(eq(trips.id, tripId), organizedBy(db, uid, tripId), travelsAlong, sql`NOT ${exists(another)}`)),
      )
      .onConflictDoUpdate({
        target: handOverOffers.tripId,
        set: {
          userId: sql`excluded.user_id`,
          offeredAt: sql`excluded.offered_at`,
          ofEndedTrip: sql`excluded.of_ended_trip`,
        },
        setWhere: or(
          sql`${handOverOffers.userId} <> excluded.user_id`,
          sql`${handOverOffers.ofEndedTrip} <> excluded.of_ended_trip`,
        ),
      })
      .returning({ userId: handOverOffers.userId }),
    ...companyQueries(db, tripId),
  ]);
  return {
    caller: caller && toCompanion(caller),
    changed: offered.length > 0,
    company: toCompany(...rows),
    organizesAnother: others.length > 0,
  };
}

/** Takes back the offer of a trip, if the caller organizes it. */
export async function withdrawOffer(db: Database, uid: string, tripId: string): Promise<CompanyChange> {
  const [[caller], gone, ...rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    dropOfferQuery(db, tripId, organizedBy(db, uid, tripId)),
    ...companyQueries(db, tripId),
  ]);
  return { caller: caller && toCompanion(caller), changed: gone.length > 0, company: toCompany(...rows) };
}

/** Turns down the offer of a trip that was made to the caller. */
export async function declineOffer(db: Database, uid: string, tripId: string): Promise<CompanyChange> {
  const [[caller], gone, ...rows] = await db.batch([
    membershipQuery(db, uid, tripId),
    dropOfferQuery(db, tripId, eq(handOverOffers.userId, userIdOf(uid))),
    ...companyQueries(db, tripId),
  ]);
  return { caller: caller && toCompanion(caller), changed: gone.length > 0, company: toCompany(...rows) };
}

/** `before` is who organized the trip until now. */
export type Acceptance =
  ({ kind: "answered"; before: string | undefined } & CompanyChange) | { kind: "organizes-another" };

/**
 * Makes the caller the organizer of a trip that is offered to them, in one batch. The unique index of open trips decides whether
 * they may; the whole batch fails when they organize another one.
 */
export async function acceptOffer(db: Database, uid: string, tripId: string, at: number): Promise<Acceptance> {
  const me = userIdOf(uid);
  const organizer = sql`(SELECT ${trips.organizerId} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  const travelsAlong = isOnTrip(db, tripId, and(eq(memberships.userId, me), eq(memberships.role, "participant")));
  try {
    const [[caller], [before], handed, , , ...rows] = await db.batch([
      membershipQuery(db, uid, tripId),
      db.select({ userId: trips.organizerId }).from(trips).where(eq(trips.id, tripId)),
      db
        .update(trips)
        .set({ organizerId: me, updatedAt: at })
        .where(and(eq(trips.id, tripId), isOfferedTo(db, tripId, me), travelsAlong))
        .returning({ id: trips.id }),
      // The roles of the two follow the trip's organizer, whoever that is by now.
      db
        .update(memberships)
        .set({ role: sql`CASE WHEN ${memberships.userId} = ${organizer} THEN 'originator' ELSE 'participant' END` })
        .where(
          and(
            eq(memberships.tripId, tripId),
            or(eq(memberships.role, "originator"), eq(memberships.userId, organizer)),
          ),
        ),
      // An offer to whoever organizes the trip has been taken.
      dropOfferQuery(db, tripId, eq(handOverOffers.userId, organizer)),
      ...companyQueries(db, tripId),
    ]);
    return {
      kind: "answered",
      before: before?.userId,
      caller: caller && toCompanion(caller),
      changed: handed.length > 0,
      company: toCompany(...rows),
    };
  } catch (problem) {
    if (violatedConstraint(problem) === "UNIQUE trips.organizer_id") return { kind: "organizes-another" };
    throw problem;
  }
}
