import { and, asc, count, desc, eq, exists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { joinRequests, trips, users } from "#db/schema";
import { displayName } from "~/domain/people/display-name";
import { MAX_LIST_LENGTH } from "~/domain/forms/limits";
import type { Newcomer, WaitingFor } from "~/domain/people/newcomer";
import { userIdOf } from "../companions";

/** Whether the organizer lets each person in, inside another statement. */
export const admitsEach = (db: Database, tripId: string | SQL<string>): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(trips)
      .where(and(eq(trips.id, tripId), eq(trips.admitEach, true))),
  );

/** Who waits to be let in, in the order in which they asked, fit for a `batch`. */
export const newcomersQuery = (db: Database, tripId: string) =>
  db
    .select({
      userId: joinRequests.userId,
      askedAt: joinRequests.askedAt,
      firstName: users.firstName,
      name: users.name,
      email: users.email,
    })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(eq(joinRequests.tripId, tripId))
    .orderBy(asc(joinRequests.askedAt), asc(joinRequests.userId));

export const toNewcomers = (rows: Awaited<ReturnType<typeof newcomersQuery>>): Newcomer[] =>
  rows.map(({ userId, askedAt, ...person }) => ({ userId, name: displayName(person), since: askedAt }));

/** How many wait to be let in, fit for a `batch`. */
export const newcomerCountQuery = (db: Database, tripId: string | SQL<string>) =>
  db.select({ newcomers: count() }).from(joinRequests).where(eq(joinRequests.tripId, tripId));

/** The trips that the caller waits for, what they asked last first, fit for a `batch`. */
const waitingForQuery = (db: Database, uid: string) =>
  db
    .select({ tripId: trips.id, tripName: trips.tripName, city: trips.city, since: joinRequests.askedAt })
    .from(joinRequests)
    .innerJoin(trips, eq(trips.id, joinRequests.tripId))
    .where(eq(joinRequests.userId, userIdOf(uid)))
    .orderBy(desc(joinRequests.askedAt), asc(trips.id))
    .limit(MAX_LIST_LENGTH);

/** The trips that the caller waits to be let in to. */
export const findWaitingFor = (db: Database, uid: string): Promise<WaitingFor[]> => waitingForQuery(db, uid);

export type Withdrawal = { waitingFor: WaitingFor[]; changed: boolean; newcomers: number };

/** Takes back that the caller asked to be let in to a trip. */
export async function withdrawRequest(db: Database, uid: string, tripId: string): Promise<Withdrawal> {
  const [gone, waitingFor, [left]] = await db.batch([
    db
      .delete(joinRequests)
      .where(and(eq(joinRequests.tripId, tripId), eq(joinRequests.userId, userIdOf(uid))))
      .returning({ tripId: joinRequests.tripId }),
    waitingForQuery(db, uid),
    newcomerCountQuery(db, tripId),
  ]);
  return { waitingFor, changed: gone.length > 0, newcomers: left?.newcomers ?? 0 };
}
