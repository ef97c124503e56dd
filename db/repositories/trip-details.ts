import { and, eq, exists, notExists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { anchorSuggestions, itineraries, trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { TripDetails } from "~/domain/trip/trip-details";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { toLiveStatus, toTrip, type TripRow } from "./rows";
import type { PlanWrite, StoredPlan, WriteOutcome } from "./stored-plans";
import { storedPlanQuery } from "./stored-plans";
import { cityIdOf, jsonOf, type NewLeg } from "./trips";

export type TripToChange = Companion & {
  trip: Trip;
  live: LiveStatus;
  plan: StoredPlan | null;
  storedLegs: string | null;
};

/** The trip before a change, with where it stands and its plan; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findTripToChange(db: Database, uid: string, tripId: string): Promise<TripToChange | null> {
  const [[companion], [found], [plan]] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .select({ row: trips, storedLegs: sql<string | null>`${trips.legs}`.as("stored_legs") })
      .from(trips)
      .where(eq(trips.id, tripId)),
    storedPlanQuery(db, tripId),
  ]);
  if (!companion || !found) return null;
  const { row, storedLegs } = found;
  return { ...toCompanion(companion), trip: toTrip(row), live: toLiveStatus(row), plan: plan ?? null, storedLegs };
}

/** The cities that a trip is to have: the first, and all of them where there are several. */
export type NewCities = { first: NewLeg; timeZone: string | null; legs: NewLeg[] | null };

export type DetailsWrite = Pick<TripToChange, "live" | "storedLegs"> & {
  seen: TripDetails;
  details: TripDetails;
  /** Null where they stay. */
  cities: NewCities | null;
  daysTotal: number;
  at: number;
};

/** The trip and where it stands after a change. */
export type ChangedTrip = { trip: Trip; live: LiveStatus };

/**
 * Writes the details on condition that they, and where the trip stands, are still as they were seen. Gives the trip after it, or null when
 * somebody else was quicker. One round trip.
 * @param plan as it was seen, null where there was none: it must be so still. Left out where the change does not concern it.
 */
export async function writeDetails(
  db: Database,
  tripId: string,
  write: DetailsWrite,
  plan?: Pick<StoredPlan, "version"> | null,
): Promise<ChangedTrip | null> {
  const asSeen = planAsSeen(db, tripId, plan);
  const [written, , [row]] = await db.batch([
    detailsWriteQuery(db, tripId, write, asSeen),
    dropSuggestionsQuery(db, tripId, plan === null),
    tripQuery(db, tripId),
  ]);
  return written.length > 0 && row ? changedTrip(row) : null;
}

/** What was suggested for other days or another city may be closed, or elsewhere; with a plan nobody chooses from it any more. */
const dropSuggestionsQuery = (db: Database, tripId: string, isOutdated: boolean) =>
  db
    .delete(anchorSuggestions)
    .where(and(eq(anchorSuggestions.tripId, tripId), isOutdated ? sql`changes() = 1` : sql`false`));

function planAsSeen(db: Database, tripId: string, plan?: Pick<StoredPlan, "version"> | null): SQL | undefined {
  if (plan === undefined) return undefined;
  if (plan === null) return notExists(storedPlanQuery(db, tripId));
  return exists(storedPlanQuery(db, tripId, eq(itineraries.version, plan.version)));
}

/**
 * The same together with a plan that was cut: both are written, on the conditions of both, or neither. Where the trip was changed meanwhile,
 * there is no plan to try again with. One round trip.
 */
export async function writeDetailsWithPlan(
  db: Database,
  { tripId, plan, now }: PlanWrite,
  write: DetailsWrite,
): Promise<{ outcome: WriteOutcome; changed: ChangedTrip | null }> {
  const { days, shelf, state, version } = plan;
  const isPlanAsRead = and(eq(itineraries.tripId, tripId), eq(itineraries.version, version));
  const [written, , [there], [row]] = await db.batch([
    detailsWriteQuery(db, tripId, write, exists(storedPlanQuery(db, tripId, eq(itineraries.version, version)))),
    db
      .update(itineraries)
      .set({ days, shelf, state, version: version + 1, updatedAt: now })
      .where(and(isPlanAsRead, sql`changes() = 1`))
      .returning({ id: itineraries.id }),
    storedPlanQuery(db, tripId, sql`changes() = 0`),
    tripQuery(db, tripId),
  ]);
  if (written.length > 0 && row) return { outcome: { written: true }, changed: changedTrip(row) };
  return { outcome: { written: false, now: there && there.version !== version ? there : null }, changed: null };
}

const tripQuery = (db: Database, tripId: string) => db.select().from(trips).where(eq(trips.id, tripId));

const changedTrip = (row: TripRow): ChangedTrip => ({ trip: toTrip(row), live: toLiveStatus(row) });

/** Another number of days is news of the position too: who moves it on counts with them. */
const detailsWriteQuery = (
  db: Database,
  tripId: string,
  { seen, storedLegs, live, details: { legs: _legs, ...details }, cities, daysTotal, at }: DetailsWrite,
  condition?: SQL,
) =>
  db
    .update(trips)
    .set({
      ...details,
      ...(cities && {
        city: cities.first.city,
        cityId: cityIdOf(cities.first.cityKey),
        timeZone: cities.timeZone,
        legs: cities.legs && jsonOf(cities.legs),
      }),
      daysTotal,
      updatedAt: at,
      ...(daysTotal !== live.totalDays && { positionVersion: sql`${trips.positionVersion} + 1` }),
    })
    .where(and(eq(trips.id, tripId), eq(trips.positionVersion, live.version), asSeen(seen, storedLegs), condition))
    .returning({ id: trips.id });

/** That nobody has changed the details since. */
const asSeen = (seen: TripDetails, storedLegs: string | null): SQL | undefined =>
  and(
    eq(trips.city, seen.legs[0]?.city ?? ""),
    sql`${trips.legs} IS ${storedLegs}`,
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
