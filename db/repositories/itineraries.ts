import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips, users } from "#db/schema";
import type { Block, BlockName, Source } from "~/domain/block";
import type { Day } from "~/domain/itinerary";
import type { LiveStatus } from "~/domain/live-position";
import type { Trip } from "~/domain/trip";
import type { Companion } from "./companions";
import { byUid, onTrip } from "./companions";
import { toLiveStatus, toTrip } from "./trip-row";

/** The plan as stored; `version` guards the next change. */
export type StoredPlan = { itineraryId: string; version: number; days: Day[] };

export type PlannedTrip = Companion & { trip: Trip; live: LiveStatus; itinerary: StoredPlan | null };

const planColumns = { itineraryId: itineraries.id, version: itineraries.version, days: itineraries.days };

const planQuery = (db: Database, tripId: string) => db.select(planColumns).from(itineraries).where(eq(itineraries.tripId, tripId));

/** The trip with where it stands and its plan; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findPlannedTrip(db: Database, uid: string, tripId: string): Promise<PlannedTrip | null> {
  const found = await db
    .select({ role: memberships.role, userId: memberships.userId, trip: trips, itinerary: planColumns })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .leftJoin(itineraries, eq(itineraries.tripId, trips.id))
    .where(eq(trips.id, tripId))
    .get();
  return found ? { ...found, trip: toTrip(found.trip), live: toLiveStatus(found.trip) } : null;
}

export type Extension = { tripId: string; newItineraryId: string; source: Source; after: number; days: Day[]; now: number };

/** How far the plan of a trip has got. */
export type Progress = { itineraryId: string; source: Source; daysSaved: number };

const progressQuery = (db: Database, tripId: string) =>
  db
    .select({ itineraryId: itineraries.id, source: itineraries.source, daysSaved: sql<number>`json_array_length(${itineraries.days})`.as("days_saved") })
    .from(itineraries)
    .where(eq(itineraries.tripId, tripId));

/** Undefined before the first day was saved. */
export const findProgress = (db: Database, tripId: string): Promise<Progress | undefined> => progressQuery(db, tripId).get();

/**
 * Adds days to the plan, or begins it, on condition that it still has `after` days: of two builds at once only one gets each
 * day in. Gives the plan's progress, and whether these were the days that came in. One round trip.
 */
export async function extendItinerary(db: Database, { tripId, newItineraryId, source, after, days, now }: Extension): Promise<Progress & { extended: boolean }> {
  const [, extended, [progress]] = await db.batch([
    db.insert(itineraries).values({ id: newItineraryId, tripId, days: [], source, version: 0, createdAt: now, updatedAt: now }).onConflictDoNothing(),
    db
      .update(itineraries)
      .set({ days: joined(after, days), version: sql`${itineraries.version} + 1`, updatedAt: now })
      .where(and(eq(itineraries.tripId, tripId), sql`json_array_length(${itineraries.days}) = ${after}`))
      .returning({ id: itineraries.id }),
    progressQuery(db, tripId),
  ]);
  if (!progress) throw new Error("An itinerary just written is not there.");
  return { ...progress, extended: extended.length > 0 };
}

// SQLite cannot append a list to a list; stored lists are minified, so the brackets between the two can become a comma.
function joined(after: number, days: Day[]) {
  const added = JSON.stringify(days);
  return after === 0 ? sql`${added}` : sql`substr(${itineraries.days}, 1, length(${itineraries.days}) - 1) || ',' || ${added.slice(1)}`;
}

export type BlockWrite = { tripId: string; dayPosition: number; blockName: BlockName; block: Block; version: number; now: number };

/** Writes one block on condition that the plan is still at `version`; gives the plan as it is after that. One round trip. */
export async function writeBlock(db: Database, { tripId, dayPosition, blockName, block, version, now }: BlockWrite): Promise<{ written: boolean; itinerary: StoredPlan | null }> {
  const path = `$[${dayPosition}].blocks.${blockName}`;
  const [written, [itinerary]] = await db.batch([
    db
      .update(itineraries)
      .set({ days: sql`json_set(${itineraries.days}, ${path}, json(${JSON.stringify(block)}))`, version: version + 1, updatedAt: now })
      .where(and(eq(itineraries.tripId, tripId), eq(itineraries.version, version)))
      .returning({ version: itineraries.version }),
    planQuery(db, tripId),
  ]);
  return { written: written.length > 0, itinerary: itinerary ?? null };
}
