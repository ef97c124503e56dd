import type { SQL } from "drizzle-orm";
import { and, count, eq, isNotNull, ne, not, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { violatedConstraint } from "#db/d1-errors";
import { joinRequests, memberships, trips, users } from "#db/schema";
import { MAX_NEWCOMERS } from "~/domain/forms/limits";
import type { User } from "~/domain/people/companion";
import type { WaitingFor } from "~/domain/people/newcomer";
import type { Trip } from "~/domain/trip/trip";
import type { HeldBack, CodeCaller } from "../code-misses";
import { countMiss, isHeldBack } from "../code-misses";
import { hasRoomFor, isOnTrip, userIdOf } from "../companions";
import { tripIdOfCode } from "./join-codes";
import { admitsEach, newcomerCountQuery } from "./newcomers";
import { toTrip, toUser } from "../rows";
import { ensureUserQuery, type Person, type Stamp } from "../users";

/** `newly` when they were not on the trip, or did not wait for it, before; `newcomers` is how many wait now. */
export type Joining =
  | HeldBack
  | { kind: "joined"; newly: boolean; user: User; trip: Trip; waited: boolean; newcomers: number }
  | { kind: "waiting"; newly: boolean; waiting: WaitingFor; newcomers: number }
  | { kind: "no-such-trip" | "removed" | "trip-full" | "too-many-wait" };

/**
 * Puts the caller on the trip of the code and makes it their current one; where the organizer lets each person in, puts them on the list of
 * those who wait. In one batch. Joining again changes nothing, an organizer stays organizer, one who left comes back as a newcomer does, and
 * one who was removed stays out.
 * A code of no trip counts as a miss, in a second round trip; who missed too often joins none, and a trip takes no more than there may be on one.
 */
export async function joinByCode(
  db: Database,
  person: Person,
  code: string,
  stamp: Stamp & CodeCaller,
): Promise<Joining> {
  const { at } = stamp;
  const tripId = tripIdOfCode(code, not(isHeldBack(db, stamp)));
  const userId = userIdOf(person.uid);
  const isCaller = eq(users.firebaseId, person.uid);
  const isOn = isOnTrip(db, tripId, eq(memberships.userId, users.id));
  const membership = and(eq(memberships.tripId, tripId), eq(memberships.userId, userId));
  const joiner: Joiner = { tripId, userId, isCaller, isOn, membership, at };

  try {
    const [, joined, asked, , gone, [trip], [user], [own], [request], [waiting]] = await db.batch([
      ensureUserQuery(db, person, stamp),
      enterQuery(db, joiner),
      askQuery(db, joiner),
      db.update(users).set({ currentTripId: tripId, updatedAt: at }).where(and(isCaller, isOn)),
      stopWaitingQuery(db, joiner),
      db.select().from(trips).where(eq(trips.id, tripId)),
      db.select().from(users).where(isCaller),
      db.select({ role: memberships.role, removedAt: memberships.removedAt }).from(memberships).where(membership),
      db
        .select({ since: joinRequests.askedAt })
        .from(joinRequests)
        .where(and(eq(joinRequests.tripId, tripId), eq(joinRequests.userId, userId))),
      newcomerCountQuery(db, tripId),
    ]);
    if (!trip || !user) throw new Error("The trip of a code, or a user just written, is not there.");
    const newcomers = waiting?.newcomers ?? 0;
    if (own?.removedAt === null) {
      const waited = gone.length > 0;
      return {
        kind: "joined",
        newly: joined.length > 0,
        user: toUser(user, own.role),
        trip: toTrip(trip),
        waited,
        newcomers,
      };
    }
    if (!request) return { kind: "removed" };
    const { id, tripName, city } = trip;
    return { kind: "waiting", newly: asked.length > 0, waiting: { tripId: id, tripName, city, ...request }, newcomers };
  } catch (problem) {
    if (violatedConstraint(problem) === "NOT NULL memberships.user_id") return { kind: "trip-full" };
    if (violatedConstraint(problem) === "NOT NULL join_requests.user_id") return { kind: "too-many-wait" };
    // Without a trip there is no id to put into the membership, and the whole batch is undone.
    if (violatedConstraint(problem) !== "NOT NULL memberships.trip_id") throw problem;
    return (await countMiss(db, stamp)) ?? { kind: "no-such-trip" };
  }
}

/** Who joins which trip: the ids as the statements find them, and the conditions that hold for them alone. */
type Joiner = {
  tripId: SQL<string>;
  userId: SQL<string>;
  isCaller: SQL;
  isOn: SQL;
  membership: SQL | undefined;
  at: number;
};

/** Puts the caller on a trip that admits everybody with its code; where it is full, the statement fails. */
const enterQuery = (db: Database, { tripId, isCaller, at }: Joiner) =>
  db
    .insert(memberships)
    .select(
      db
        .select({
          tripId: sql<string>`${tripId}`.as("trip_id"),
          userId: sql<string>`CASE WHEN ${hasRoomFor(db, tripId, users.id)} THEN ${users.id} END`.as("user_id"),
          role: sql<"participant">`'participant'`.as("role"),
          joinedAt: sql<number>`${at}`.as("joined_at"),
          removedAt: sql<null>`NULL`.as("removed_at"),
          byChoice: sql<boolean>`0`.as("by_choice"),
        })
        .from(users)
        .where(and(isCaller, not(admitsEach(db, tripId)))),
    )
    .onConflictDoUpdate({
      target: [memberships.tripId, memberships.userId],
      set: { joinedAt: at, removedAt: null, byChoice: false },
      setWhere: and(isNotNull(memberships.removedAt), eq(memberships.byChoice, true)),
    })
    .returning({ userId: memberships.userId });

/** Puts the caller on the list of a trip whose organizer lets each person in; where the list is full, the statement fails. */
function askQuery(db: Database, { tripId, isCaller, isOn, membership, at }: Joiner) {
  const othersWait = db
    .select({ count: count() })
    .from(joinRequests)
    .where(and(eq(joinRequests.tripId, tripId), ne(joinRequests.userId, users.id)));
  const wasRemoved = sql`EXISTS ${db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(membership, isNotNull(memberships.removedAt), eq(memberships.byChoice, false)))}`;
  return db
    .insert(joinRequests)
    .select(
      db
        .select({
          tripId: sql<string>`${tripId}`.as("trip_id"),
          userId: sql<string>`CASE WHEN ${othersWait} < ${MAX_NEWCOMERS} THEN ${users.id} END`.as("user_id"),
          askedAt: sql<number>`${at}`.as("asked_at"),
        })
        .from(users)
        .where(and(isCaller, admitsEach(db, tripId), not(isOn), not(wasRemoved))),
    )
    .onConflictDoNothing()
    .returning({ userId: joinRequests.userId });
}

/** Takes off that list whoever waited, and came in by the code once it was enough. */
const stopWaitingQuery = (db: Database, { tripId, userId }: Joiner) =>
  db
    .delete(joinRequests)
    .where(
      and(
        eq(joinRequests.tripId, tripId),
        eq(joinRequests.userId, userId),
        isOnTrip(db, tripId, eq(memberships.userId, userId)),
      ),
    )
    .returning({ userId: joinRequests.userId });
