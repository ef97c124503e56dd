import { and, eq, exists, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips, users } from "#db/schema";
import { following } from "~/domain/live/live-advance";
import type { LiveStatus, Position } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import type { MEMBER_ROLES } from "~/domain/people/membership";
import { byUid, companionColumns, membershipQuery, onTrip, toCompanion } from "./companions";
import { legsWithZones, toLiveStatus, type TripRow } from "./rows";

/** Where a trip stands. */
const liveColumns = {
  currentDayIndex: trips.currentDayIndex,
  currentBlock: trips.currentBlock,
  daysTotal: trips.daysTotal,
  tripComplete: trips.tripComplete,
  startedTrip: trips.startedTrip,
  dayBeginsOn: trips.dayBeginsOn,
  travelledOn: trips.travelledOn,
  startedOn: trips.startedOn,
  startDate: trips.startDate,
  positionVersion: trips.positionVersion,
};

const calendarColumns = {
  startDate: trips.startDate,
  daysTotal: trips.daysTotal,
  timeZone: trips.timeZone,
  city: trips.city,
  cityId: trips.cityId,
  legs: trips.legs,
};

/** What a trip's days are counted by. */
export type TripCalendar = Pick<Trip, "startDate" | "daysTotal" | "timeZone" | "city" | "legs">;

const calendarOf = (row: Pick<TripRow, keyof typeof calendarColumns>): TripCalendar => {
  const { startDate, daysTotal, timeZone, city } = row;
  return { startDate, daysTotal, timeZone, city, legs: legsWithZones(row) };
};

/** The caller, where the trip stands, and its calendar; fit for a `batch`. */
const liveTripQuery = (db: Database, uid: string, tripId: string) =>
  db
    .select({ ...companionColumns, ...liveColumns, ...calendarColumns })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .where(eq(trips.id, tripId));

/** Where the trip stands, and its calendar; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findLiveTrip(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { live: LiveStatus; calendar: TripCalendar }) | null> {
  const found = await liveTripQuery(db, uid, tripId).get();
  return found ? { ...toCompanion(found), live: toLiveStatus(found), calendar: calendarOf(found) } : null;
}

/** Whether the write was the one that moved the trip, and where it stands after it. */
export type Moved = { moved: boolean; live: LiveStatus };

/** Moves the trip to `next` on condition that it still stands one version before. One round trip. */
export async function moveTrip(db: Database, tripId: string, next: LiveStatus, now: number): Promise<Moved> {
  const [before, after] = await db.batch([
    standingQuery(db, tripId),
    db
      .update(trips)
      .set({
        currentDayIndex: next.currentDayIndex,
        currentBlock: next.currentBlock,
        tripComplete: next.tripComplete,
        startedTrip: next.startedTrip,
        dayBeginsOn: next.dayBeginsOn,
        travelledOn: next.travelledOn,
        positionVersion: next.version,
        updatedAt: now,
      })
      .where(and(eq(trips.id, tripId), eq(trips.positionVersion, next.version - 1)))
      .returning(liveColumns),
  ]);
  return movedOf(before, after);
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
  const [[before], [after]] = await db.batch([
    liveTripQuery(db, uid, tripId),
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
      .returning(liveColumns),
  ]);
  if (!before) return null;
  return {
    ...toCompanion(before),
    moved: after !== undefined,
    live: toLiveStatus(after ?? before),
    calendar: calendarOf(before),
  };
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
  const [before, after] = await db.batch([
    standingQuery(db, tripId),
    db
      .update(trips)
      .set({
        startedTrip: true,
        timeZone,
        dayBeginsOn: today,
        startedOn: today,
        positionVersion: sql`${trips.positionVersion} + 1`,
        updatedAt: now,
      })
      .where(and(eq(trips.id, tripId), eq(trips.startedTrip, false), exists(plan)))
      .returning(liveColumns),
  ]);
  return movedOf(before, after);
}

type Visitor = Pick<TripRow, keyof typeof liveColumns>;

/** Where a trip stands before a write in the same `batch`; what the write made of it, it returns itself. */
const standingQuery = (db: Database, tripId: string) => db.select(liveColumns).from(trips).where(eq(trips.id, tripId));

function movedOf([before]: Visitor[], [after]: Visitor[]): Moved {
  const now = after ?? before;
  if (!now) throw new Error("A trip just read is not there.");
  return { moved: after !== undefined, live: toLiveStatus(now) };
}
