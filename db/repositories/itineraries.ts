import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips, users } from "#db/schema";
import { BLOCK_NAMES, type Source } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import { byUid, companionColumns, onTrip, toCompanion } from "./companions";
import { toLiveStatus, toTrip } from "./rows";

/** The plan as it is read; `version` guards the next change. */
export type Plan = { itineraryId: string; version: number; source: Source; days: Day[]; shelf: Stop[] };

export type PlannedTrip = Companion & { trip: Trip; live: LiveStatus; itinerary: Plan | null };

/** Without the merged state, which is large and which no reader needs. */
export const planColumns = {
  itineraryId: itineraries.id,
  version: itineraries.version,
  source: itineraries.source,
  days: itineraries.days,
  shelf: itineraries.shelf,
};

/** The trip with where it stands and its plan; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findPlannedTrip(db: Database, uid: string, tripId: string): Promise<PlannedTrip | null> {
  const found = await db
    .select({ companion: companionColumns, trip: trips, itinerary: planColumns })
    .from(trips)
    .innerJoin(memberships, onTrip)
    .innerJoin(users, byUid(uid))
    .leftJoin(itineraries, eq(itineraries.tripId, trips.id))
    .where(eq(trips.id, tripId))
    .get();
  return found
    ? {
        ...toCompanion(found.companion),
        trip: toTrip(found.trip),
        live: toLiveStatus(found.trip),
        itinerary: found.itinerary,
      }
    : null;
}

/** How far the plan of a trip has got. */
export type Progress = { itineraryId: string; source: Source; daysSaved: number };

/** As `domain/plan/planned-days` has it: a day without words waits to be planned while a part of it is open. A day of an earlier version has blocks. */
const isPlannedRow = sql`trim(coalesce(json_extract(day.value, '$.summary'), '-')) <> ''
  OR json_type(day.value, '$.stops') IS NULL
  OR (SELECT count(DISTINCT json_extract(stop.value, '$.at.part')) FROM json_each(day.value, '$.stops') stop) = ${BLOCK_NAMES.length}`;

/** None before the first day was saved; fit for a `batch`. */
export const progressQuery = (db: Database, tripId: string) =>
  db
    .select({
      itineraryId: itineraries.id,
      source: itineraries.source,
      daysSaved: sql<number>`(SELECT count(*) FROM json_each(${itineraries.days}) day WHERE ${isPlannedRow})`.as(
        "days_saved",
      ),
    })
    .from(itineraries)
    .where(eq(itineraries.tripId, tripId));
