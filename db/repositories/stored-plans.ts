import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { itineraries, memberships, trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import type { TripCompanion } from "~/domain/people/membership";
import type { BriefedTrip } from "./briefs";
import { briefQueries, toBriefedTrip } from "./briefs";
import type { Plan } from "./itineraries";
import { planColumns } from "./itineraries";
import { waitingOrdersQuery } from "./room-orders";
import { toLiveStatus } from "./rows";

/** The plan with its merged Yjs state, as a change needs it; null in a row from before there was one. Version 0 is a plan that is not stored yet. */
export type StoredPlan = Plan & { state: Uint8Array | null };

export const storedPlanQuery = (db: Database, tripId: string, condition?: SQL) =>
  db
    .select({ ...planColumns, state: itineraries.state })
    .from(itineraries)
    .where(and(eq(itineraries.tripId, tripId), condition));

/** The caller on the trip, the plan they mean to change, and all that an assistant may need to know; null when there is no such trip, or they are not on it. One round trip. */
export async function findBriefedPlan(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(BriefedTrip & { plan: StoredPlan | null; plannedFor: PlannedFor }) | null> {
  const stateQuery = db.select({ state: itineraries.state }).from(itineraries).where(eq(itineraries.tripId, tripId));
  const forQuery = db.select(plannedForColumns).from(trips).where(eq(trips.id, tripId));
  const [[stored], [plannedFor], ...rows] = await db.batch([stateQuery, forQuery, ...briefQueries(db, uid, tripId)]);
  const found = toBriefedTrip(rows);
  if (!found || !plannedFor) return null;
  return { ...found, plannedFor, plan: found.itinerary && { ...found.itinerary, state: stored?.state ?? null } };
}

const plannedForColumns = {
  city: trips.city,
  legs: sql<string | null>`${trips.legs}`.as("stored_legs"),
  startDate: trips.startDate,
  daysTotal: trips.daysTotal,
};

/** The cities and days that whole days are planned for, as they are stored: once these are others, such days are not wanted any more. */
export type PlannedFor = { city: string; legs: string | null; startDate: string; daysTotal: number };

/** That the trip still has the cities and days it is planned for. */
export const isStillFor = (db: Database, tripId: string, { city, legs, startDate, daysTotal }: PlannedFor): SQL =>
  exists(
    db
      .select({ id: trips.id })
      .from(trips)
      .where(
        and(
          eq(trips.id, tripId),
          eq(trips.city, city),
          sql`${trips.legs} IS ${legs}`,
          eq(trips.startDate, startDate),
          eq(trips.daysTotal, daysTotal),
        ),
      ),
  );

/** What the room of a trip is told of it: the plan, where the trip stands, and who is on it; and whether orders wait for it. */
export type TripRecord = {
  plan: StoredPlan | null;
  live: LiveStatus | null;
  members: Pick<TripCompanion, "userId" | "role">[];
  hasOrders: boolean;
};

/** Null for what there is none of. One round trip. */
export async function findRecord(db: Database, tripId: string): Promise<TripRecord> {
  const [[plan], [trip], members, orders] = await db.batch([
    storedPlanQuery(db, tripId),
    db.select().from(trips).where(eq(trips.id, tripId)),
    db
      .select({ userId: memberships.userId, role: memberships.role })
      .from(memberships)
      .where(and(eq(memberships.tripId, tripId), isNull(memberships.removedAt))),
    waitingOrdersQuery(db, tripId),
  ]);
  return { plan: plan ?? null, live: trip ? toLiveStatus(trip) : null, members, hasOrders: orders.length > 0 };
}

/** The plan after a change, and the version that the change was made of. */
export type PlanWrite = { tripId: string; plan: StoredPlan & { state: Uint8Array }; now: number };

/** When it was not written, another was quicker; `now` is what is there since. */
export type WriteOutcome = { written: true } | { written: false; now: StoredPlan | null };

/** `changes()` counts the rows of the write before it in the batch: only a write that came too late needs to read. */
const NOTHING_WRITTEN = sql`changes() = 0`;

/**
 * Writes state and projection on condition that the plan is still at `plan.version`, which then grows by one. One
 * round trip: a write that came too late brings back what is there instead.
 * @param condition must hold too
 */
export async function writePlan(
  db: Database,
  { tripId, plan, now }: PlanWrite,
  condition: SQL = sql`true`,
): Promise<WriteOutcome> {
  const { itineraryId: id, source, days, shelf, state, version } = plan;
  const write =
    version === 0
      ? db
          .insert(itineraries)
          .select(
            sql`SELECT ${id}, ${tripId}, ${sql.param(days, itineraries.days)}, ${source}, 1, ${now}, ${now}, ${sql.param(state, itineraries.state)}, ${sql.param(shelf, itineraries.shelf)} WHERE ${condition}`,
          )
          .onConflictDoNothing()
          .returning({ id: itineraries.id })
      : db
          .update(itineraries)
          .set({ days, shelf, state, version: version + 1, updatedAt: now })
          .where(and(eq(itineraries.tripId, tripId), eq(itineraries.version, version), condition))
          .returning({ id: itineraries.id });
  const [written, [there]] = await db.batch([write, storedPlanQuery(db, tripId, NOTHING_WRITTEN)]);
  return written.length > 0 ? { written: true } : { written: false, now: there ?? null };
}
