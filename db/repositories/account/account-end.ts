import { and, eq, exists, inArray, isNull, lt, ne, not, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import {
  anchorSelections,
  anchorSuggestions,
  answerThumbs,
  buildClaims,
  endedAccounts,
  handOverOffers,
  itineraries,
  joinRequests,
  memberships,
  messages,
  modelUsage,
  reflections,
  savedDemos,
  stopTicks,
  tripIntents,
  trips,
  users,
} from "#db/schema";
import type { TripToPart } from "~/domain/people/account-end";
import { displayName } from "~/domain/people/display-name";
import type { Companion } from "../companions";
import { userIdOf } from "../companions";

/** A trip that somebody is or was on; the organizer of one that was given up has it still. */
export type TripOfUser = TripToPart & { isOn: boolean };

/** A trip that somebody waits to be let in to, and how many others do. */
export type TripWaitedFor = { tripId: string; others: number };

/** Somebody and every trip of theirs; null when there is no such user. One round trip. */
export async function findAccountEnd(
  db: Database,
  uid: string,
): Promise<{ person: Pick<Companion, "userId" | "name">; trips: TripOfUser[]; waitedFor: TripWaitedFor[] } | null> {
  const asked = alias(joinRequests, "asked");
  const [[user], own, company, waitedFor] = await db.batch([
    db
      .select({ userId: users.id, firstName: users.firstName, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.firebaseId, uid)),
    db
      .select({
        tripId: trips.id,
        tripName: trips.tripName,
        tripComplete: trips.tripComplete,
        role: memberships.role,
        removedAt: memberships.removedAt,
        offeredTo: sql<
          string | null
        >`(SELECT ${handOverOffers.userId} FROM ${handOverOffers} WHERE ${handOverOffers.tripId} = ${trips.id} AND ${handOverOffers.ofEndedTrip} = ${trips.tripComplete})`,
      })
      .from(memberships)
      .innerJoin(trips, eq(trips.id, memberships.tripId))
      .where(eq(memberships.userId, userIdOf(uid)))
      .orderBy(trips.startDate, trips.id),
    db
      .select({
        tripId: memberships.tripId,
        userId: memberships.userId,
        firstName: users.firstName,
        name: users.name,
        email: users.email,
      })
      .from(trips)
      .innerJoin(memberships, and(eq(memberships.tripId, trips.id), isNull(memberships.removedAt)))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(trips.organizerId, userIdOf(uid)), ne(memberships.userId, userIdOf(uid))))
      .orderBy(memberships.joinedAt, memberships.userId),
    db
      .select({ tripId: asked.tripId, others: sql<number>`count(${joinRequests.userId})` })
      .from(asked)
      .leftJoin(joinRequests, and(eq(joinRequests.tripId, asked.tripId), ne(joinRequests.userId, asked.userId)))
      .where(eq(asked.userId, userIdOf(uid)))
      .groupBy(asked.tripId),
  ]);
  if (!user) return null;
  const othersOn = (tripId: string) =>
    company
      .filter((other) => other.tripId === tripId)
      .map(({ userId, ...person }) => ({ userId, name: displayName(person) }));
  return {
    person: { userId: user.userId, name: displayName(user) },
    waitedFor,
    trips: own.map(({ removedAt, ...trip }) => ({ ...trip, isOn: removedAt === null, others: othersOn(trip.tripId) })),
  };
}

/** Whose account ends, the shared trips that are meant to end with it, and what is remembered of it so that tokens from before open nothing. */
export type AccountEnding = {
  uid: string;
  endedTrips: readonly string[];
  at: number;
  memory: Pick<typeof endedAccounts.$inferInsert, "uidDigest" | "until">;
};

/**
 * Deletes a user, the trips they organize with everybody's words on them, and their own words on the trips of others, in one
 * batch. Nothing, and false, while somebody is on a trip of theirs that is not among the ended.
 */
export async function endAccount(db: Database, { uid, endedTrips, at, memory }: AccountEnding): Promise<boolean> {
  const me = userIfMayGo(db, uid, endedTrips);
  const stillThere = db.select({ id: users.id }).from(users).where(eq(users.firebaseId, uid));
  const theirTrips = db.select({ id: trips.id }).from(trips).where(eq(trips.organizerId, me));
  const theirCompany = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.tripId, theirTrips));
  const organizer = (tripId: SQL.Aliased | typeof tripIntents.tripId | typeof anchorSelections.tripId) =>
    sql`(SELECT ${trips.organizerId} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  const theirMessages = or(eq(messages.userId, me), inArray(messages.tripId, theirTrips));
  const theirQuestions = db.select({ id: messages.id }).from(messages).where(theirMessages);
  const [, , , , , , , , , , , , , , , , , , , left] = await db.batch([
    db
      .update(users)
      .set({ currentTripId: null, updatedAt: at })
      .where(and(inArray(users.id, theirCompany), inArray(users.currentTripId, theirTrips))),
    db.delete(answerThumbs).where(inArray(answerThumbs.answerId, theirQuestions)),
    db.delete(messages).where(theirMessages),
    db.delete(reflections).where(or(eq(reflections.userId, me), inArray(reflections.tripId, theirTrips))),
    db.delete(stopTicks).where(or(eq(stopTicks.userId, me), inArray(stopTicks.tripId, theirTrips))),
    db.delete(tripIntents).where(inArray(tripIntents.tripId, theirTrips)),
    db.delete(anchorSelections).where(inArray(anchorSelections.tripId, theirTrips)),
    // What they planned on a trip before they handed it over is its organizer's since.
    db
      .update(tripIntents)
      .set({ userId: organizer(tripIntents.tripId) })
      .where(eq(tripIntents.userId, me)),
    db
      .update(anchorSelections)
      .set({ userId: organizer(anchorSelections.tripId) })
      .where(eq(anchorSelections.userId, me)),
    db.delete(anchorSuggestions).where(inArray(anchorSuggestions.tripId, theirTrips)),
    db.delete(itineraries).where(inArray(itineraries.tripId, theirTrips)),
    db.delete(buildClaims).where(inArray(buildClaims.tripId, theirTrips)),
    db.delete(handOverOffers).where(or(eq(handOverOffers.userId, me), inArray(handOverOffers.tripId, theirTrips))),
    db.delete(joinRequests).where(or(eq(joinRequests.userId, me), inArray(joinRequests.tripId, theirTrips))),
    db.delete(memberships).where(or(eq(memberships.userId, me), inArray(memberships.tripId, theirTrips))),
    db.delete(savedDemos).where(eq(savedDemos.userId, me)),
    db.delete(modelUsage).where(eq(modelUsage.who, me)),
    db.delete(trips).where(eq(trips.organizerId, me)),
    db.delete(users).where(eq(users.id, me)),
    stillThere,
    db
      .insert(endedAccounts)
      .select(sql`SELECT ${memory.uidDigest}, ${at}, ${memory.until} WHERE ${notExists(stillThere)}`)
      .onConflictDoUpdate({ target: endedAccounts.uidDigest, set: { endedAt: at, until: memory.until } }),
    db.delete(endedAccounts).where(lt(endedAccounts.until, at)),
  ]);
  return left.length === 0;
}

/**
 * The id of the user inside another statement, or nothing while they may not go. Every statement of the batch asks, and all get the
 * same answer: where nothing may be deleted nothing changes, and each deletion leaves less that stands in the way.
 */
function userIfMayGo(db: Database, uid: string, ended: readonly string[]): SQL<string> {
  const notEnded = sql`instr(${ended.join(" ")}, ${trips.id}) = 0`;
  const inTheWay = db
    .select({ one: sql`1` })
    .from(trips)
    .innerJoin(
      memberships,
      and(eq(memberships.tripId, trips.id), isNull(memberships.removedAt), ne(memberships.userId, users.id)),
    )
    .where(and(eq(trips.organizerId, users.id), notEnded));
  return sql`(SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.firebaseId, uid), not(exists(inTheWay)))})`;
}
