import { and, eq, exists, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips, users } from "#db/schema";
import type { LiveStatus } from "~/domain/live-position";
import type { Companion } from "./companions";
import { byUid, onTrip } from "./companions";
import { toLiveStatus } from "./trip-row";
import type { TripRow } from "./trip-row";

/** Where the trip stands; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findLiveTrip(db: Database, uid: string, tripId: string): Promise<(Companion & { live: LiveStatus }) | null> {
  const found = await db
    .select({ role: memberships.role, userId: memberships.userId, trip: trips })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .where(eq(trips.id, tripId))
    .get();
  return found ? { role: found.role, userId: found.userId, live: toLiveStatus(found.trip) } : null;
}

/** Whether the write was the one that moved the trip, and where it stands after it. */
export type Moved = { moved: boolean; live: LiveStatus };

/** Moves the trip to `next` on condition that it still stands one version before. One round trip. */
export async function moveTrip(db: Database, tripId: string, next: LiveStatus, now: number): Promise<Moved> {
  const [moved, [trip]] = await db.batch([
    db
      .update(trips)
      .set({
        currentDayIndex: next.currentDayIndex,
        currentBlock: next.currentBlock,
        tripComplete: next.tripComplete,
        positionVersion: next.version,
        updatedAt: now,
      })
      .where(and(eq(trips.id, tripId), eq(trips.positionVersion, next.version - 1)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return { moved: moved.length > 0, live: liveOf(trip) };
}

/** Starts the trip on condition that it has a plan and has not started. One round trip. */
export async function startTrip(db: Database, tripId: string, now: number): Promise<Moved> {
  const plan = db.select({ id: itineraries.id }).from(itineraries).where(and(eq(itineraries.tripId, tripId), sql`json_array_length(${itineraries.days}) > 0`));
  const [started, [trip]] = await db.batch([
    db
      .update(trips)
      .set({ startedTrip: true, positionVersion: sql`${trips.positionVersion} + 1`, updatedAt: now })
      .where(and(eq(trips.id, tripId), eq(trips.startedTrip, false), exists(plan)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return { moved: started.length > 0, live: liveOf(trip) };
}

function liveOf(trip: TripRow | undefined): LiveStatus {
  if (!trip) throw new Error("A trip just read is not there.");
  return toLiveStatus(trip);
}
