import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { stopTicks } from "#db/schema";
import { MAX_TRIP_STOPS } from "~/domain/forms/limits";
import type { Tick } from "~/domain/live/ticks";
import { type Companion, membershipQuery, toCompanion } from "./companions";

/** Everybody's ticks on a trip, the earliest first; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findTicks(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { ticks: Tick[] }) | null> {
  const [[companion], ticks] = await db.batch([
    membershipQuery(db, uid, tripId),
    db
      .select({ stopId: stopTicks.stopId, tickedBy: stopTicks.userId })
      .from(stopTicks)
      .where(eq(stopTicks.tripId, tripId))
      .orderBy(asc(stopTicks.tickedAt), asc(stopTicks.stopId)),
  ]);
  if (!companion) return null;
  return { ...toCompanion(companion), ticks: ticks.map(({ stopId, tickedBy }) => ({ stopId, userId: tickedBy })) };
}

type TickOfTrip = Tick & { tripId: string };

/** Notes that somebody has been at a stop. Only as many as a plan has stops are kept of one companion, the newest. One round trip. */
export async function setTick(db: Database, { tripId, userId, stopId }: TickOfTrip, at: number): Promise<void> {
  const own = and(eq(stopTicks.tripId, tripId), eq(stopTicks.userId, userId));
  const beyond = db
    .select({ stopId: stopTicks.stopId })
    .from(stopTicks)
    .where(own)
    .orderBy(desc(stopTicks.tickedAt), asc(stopTicks.stopId))
    .limit(MAX_TRIP_STOPS)
    .offset(MAX_TRIP_STOPS);
  await db.batch([
    db.insert(stopTicks).values({ tripId, userId, stopId, tickedAt: at }).onConflictDoNothing(),
    db.delete(stopTicks).where(and(own, inArray(stopTicks.stopId, beyond))),
  ]);
}

/** Takes a tick back; where there is none, nothing changes. One round trip. */
export async function takeBackTick(db: Database, { tripId, userId, stopId }: TickOfTrip): Promise<void> {
  await db
    .delete(stopTicks)
    .where(and(eq(stopTicks.tripId, tripId), eq(stopTicks.userId, userId), eq(stopTicks.stopId, stopId)));
}
