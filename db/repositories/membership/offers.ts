import { and, eq, exists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { handOverOffers, trips } from "#db/schema";

/** An offer stands while the trip is as far as it was then: for joins of `handOverOffers` with `trips`. */
const stands = and(eq(handOverOffers.tripId, trips.id), eq(handOverOffers.ofEndedTrip, trips.tripComplete));

/** Whom the trip is offered to, one row or none, fit for a `batch`. */
export const offerQuery = (db: Database, tripId: string) =>
  db
    .select({ userId: handOverOffers.userId })
    .from(handOverOffers)
    .innerJoin(trips, stands)
    .where(eq(handOverOffers.tripId, tripId));

/** Whether the trip is offered to somebody, inside another statement. */
export const isOfferedTo = (db: Database, tripId: string, userId: SQL | string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(handOverOffers)
      .where(
        and(
          eq(handOverOffers.tripId, tripId),
          eq(handOverOffers.userId, userId),
          sql`${handOverOffers.ofEndedTrip} = (SELECT ended.trip_complete FROM ${trips} ended WHERE ended.id = ${tripId})`,
        ),
      ),
  );

/** Takes an offer off the trip: any, or the one to somebody; fit for a `batch`. */
export const dropOfferQuery = (db: Database, tripId: string, which?: SQL) =>
  db
    .delete(handOverOffers)
    .where(and(eq(handOverOffers.tripId, tripId), which))
    .returning({ userId: handOverOffers.userId });
