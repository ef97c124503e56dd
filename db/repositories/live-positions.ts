import { and, eq, exists, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips } from "#db/schema";
import { following } from "~/domain/live/live-advance";
import type { LiveStatus, Position } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import type { MEMBER_ROLES } from "~/domain/people/membership";
import { findRowsOfCompanion, membershipQuery, toCompanion } from "./companions";
import { legsWithZones, toLiveStatus, type TripRow } from "./rows";

/** What a trip's days are counted by. */
export type TripCalendar = Pick<Trip, "startDate" | "daysTotal" | "timeZone" | "city" | "legs">;

const calendarOf = (row: TripRow): TripCalendar => {
  const { startDate, daysTotal, timeZone, city } = row;
  return { startDate, daysTotal, timeZone, city, legs: legsWithZones(row) };
};

/** Where the trip stands, and its calendar; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findLiveTrip(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { live: LiveStatus; calendar: TripCalendar }) | null> {
  const found = await findRowsOfCompanion(db, uid, tripId);
  return found
    ? { ...toCompanion(found.companion), live: toLiveStatus(found.trip), calendar: calendarOf(found.trip) }
    : null;
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
        startedTrip: next.startedTrip,
        dayBeginsOn: next.dayBeginsOn,
        positionVersion: next.version,
        updatedAt: now,
      })
      .where(and(eq(trips.id, tripId), eq(trips.positionVersion, next.version - 1)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return { moved: moved.length > 0, live: liveOf(trip) };
}

/** Who asks for a trip to be moved on, and the roles that may do so. */
export type Leader = { uid: string; tripId: string; roles: readonly (typeof MEMBER_ROLES)[number][] };

/**
 * Completes a morning or an afternoon on condition that the trip stands at it and the caller may. Gives the caller and where the trip stands after it; null
 * when there is no such trip, or the caller is not on it. One round trip.
 */
export async function completeCurrentBlock(
  db: Database,
  { uid, tripId, roles }: Leader,
  at: Position,
  now: number,
): Promise<(Companion & Moved & { calendar: TripCalendar }) | null> {
  const next = following(at);
  const standsThere = and(
    eq(trips.startedTrip, true),
    eq(trips.currentDayIndex, at.dayIndex),
    eq(trips.currentBlock, at.block),
    gte(trips.daysTotal, at.dayIndex),
  );
  const [[caller], moved, [trip]] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .update(trips)
      .set({
        currentDayIndex: next.dayIndex,
        currentBlock: next.block,
        tripComplete: sql`${next.dayIndex} > ${trips.daysTotal}`,
        positionVersion: sql`${trips.positionVersion} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(trips.id, tripId),
          standsThere,
          exists(membershipQuery(db, uid, tripId, inArray(memberships.role, roles))),
        ),
      )
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  if (!caller) return null;
  return { ...toCompanion(caller), moved: moved.length > 0, live: liveOf(trip), calendar: calendarOf(known(trip)) };
}

/** Starts the trip on condition that it has a plan and has not started; its first day counts from `today` on. One round trip. */
export async function startTrip(
  db: Database,
  tripId: string,
  { timeZone, today }: { timeZone: string | null; today: string },
  now: number,
): Promise<Moved> {
  const plan = db
    .select({ id: itineraries.id })
    .from(itineraries)
    .where(and(eq(itineraries.tripId, tripId), sql`json_array_length(${itineraries.days}) > 0`));
  const [started, [trip]] = await db.batch([
    db
      .update(trips)
      .set({
        startedTrip: true,
        timeZone,
        dayBeginsOn: today,
        positionVersion: sql`${trips.positionVersion} + 1`,
        updatedAt: now,
      })
      .where(and(eq(trips.id, tripId), eq(trips.startedTrip, false), exists(plan)))
      .returning({ id: trips.id }),
    db.select().from(trips).where(eq(trips.id, tripId)),
  ]);
  return { moved: started.length > 0, live: liveOf(trip) };
}

const liveOf = (trip: TripRow | undefined): LiveStatus => toLiveStatus(known(trip));

function known(trip: TripRow | undefined): TripRow {
  if (!trip) throw new Error("A trip just read is not there.");
  return trip;
}
