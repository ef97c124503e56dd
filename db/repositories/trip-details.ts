import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { TripDetails } from "~/domain/trip/trip-details";
import { toLiveStatus, toTrip } from "./rows";

export type DetailsWrite = { seen: TripDetails; live: LiveStatus; details: TripDetails; daysTotal: number; at: number };

/**
 * Writes the details on condition that they, and where the trip stands, are still as they were seen. Gives the trip after it, or null when
 * somebody else was quicker. Another number of days is news of the position too: who moves it on counts with them. One round trip.
 */
export async function writeDetails(
  db: Database,
  tripId: string,
  { seen, live, details, daysTotal, at }: DetailsWrite,
): Promise<{ trip: Trip; live: LiveStatus } | null> {
  const resized = daysTotal !== live.totalDays;
  const [written, [row]] = await db.batch([
    db
      .update(trips)
      .set({
        ...details,
        daysTotal,
        updatedAt: at,
        ...(resized && { positionVersion: sql`${trips.positionVersion} + 1` }),
      })
      .where(and(eq(trips.id, tripId), eq(trips.positionVersion, live.version), asSeen(seen)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return written.length > 0 && row ? { trip: toTrip(row), live: toLiveStatus(row) } : null;
}

/** That nobody has changed the details since. */
const asSeen = (seen: TripDetails): SQL | undefined =>
  and(
    eq(trips.tripName, seen.tripName),
    eq(trips.purpose, seen.purpose),
    eq(trips.startDate, seen.startDate),
    eq(trips.endDate, seen.endDate),
    eq(trips.partyCount, seen.partyCount),
    eq(trips.whoWith, seen.whoWith),
    sql`coalesce(${trips.stays}, '[]') = ${JSON.stringify(seen.stays)}`,
    sql`${trips.arrival} IS ${asStored(seen.arrival)}`,
    sql`${trips.departure} IS ${asStored(seen.departure)}`,
  );

const asStored = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
