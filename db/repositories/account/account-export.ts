import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  anchorSelections,
  anchorSuggestions,
  answerThumbs,
  handOverOffers,
  itineraries,
  joinRequests,
  memberships,
  messages,
  reflections,
  savedDemos,
  stopTicks,
  tripIntents,
  trips,
  users,
} from "#db/schema";
import { userIdOf } from "../companions";

/** How many rows are read at once: of short ones, and of those that may be large. */
const PAGE = 100;
const LARGE_PAGE = 4;

/** Who somebody is, every trip that they are or were on, and what waits for an answer between them and a trip. One round trip. */
export async function findPersonToExport(db: Database, uid: string) {
  const userId = userIdOf(uid);
  const [[user], role, joined, requests, offers] = await db.batch([
    db.select().from(users).where(eq(users.firebaseId, uid)),
    db
      .select({ role: memberships.role })
      .from(users)
      .innerJoin(
        memberships,
        and(
          eq(memberships.userId, users.id),
          eq(memberships.tripId, users.currentTripId),
          isNull(memberships.removedAt),
        ),
      )
      .where(eq(users.firebaseId, uid)),
    db
      .select({
        tripId: trips.id,
        tripName: trips.tripName,
        city: trips.city,
        role: memberships.role,
        joinedAt: memberships.joinedAt,
        removedAt: memberships.removedAt,
      })
      .from(memberships)
      .innerJoin(trips, eq(trips.id, memberships.tripId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.joinedAt), asc(trips.id)),
    db
      .select({ tripId: trips.id, tripName: trips.tripName, askedAt: joinRequests.askedAt })
      .from(joinRequests)
      .innerJoin(trips, eq(trips.id, joinRequests.tripId))
      .where(eq(joinRequests.userId, userId))
      .orderBy(asc(joinRequests.askedAt), asc(trips.id)),
    db
      .select({
        tripId: trips.id,
        tripName: trips.tripName,
        toYou: sql<boolean>`${handOverOffers.userId} = ${userId}`.mapWith(Boolean).as("to_you"),
        offeredAt: handOverOffers.offeredAt,
      })
      .from(handOverOffers)
      .innerJoin(trips, eq(trips.id, handOverOffers.tripId))
      .where(
        or(
          eq(handOverOffers.userId, userId),
          inArray(handOverOffers.tripId, db.select({ id: trips.id }).from(trips).where(eq(trips.organizerId, userId))),
        ),
      )
      .orderBy(asc(handOverOffers.offeredAt), asc(trips.id)),
  ]);
  return { user, role: role[0]?.role, joined, requests, offers };
}

/** The trips that somebody organizes, each with what was planned on it. One round trip a page. */
export const organizedTrips = (db: Database, uid: string) =>
  pageByPage(LARGE_PAGE, async (last: { trip: { id: string } } | undefined) => {
    const isNext = and(eq(trips.organizerId, userIdOf(uid)), gt(trips.id, last?.trip.id ?? ""));
    const page = db.select({ id: trips.id }).from(trips).where(isNext).orderBy(asc(trips.id)).limit(LARGE_PAGE);
    const [organized, intents, suggestions, selections, plans] = await db.batch([
      db.select().from(trips).where(isNext).orderBy(asc(trips.id)).limit(LARGE_PAGE),
      db.select(getTableColumns(tripIntents)).from(tripIntents).where(inArray(tripIntents.tripId, page)),
      db
        .select({ tripId: anchorSuggestions.tripId, anchors: anchorSuggestions.anchors })
        .from(anchorSuggestions)
        .where(inArray(anchorSuggestions.tripId, page)),
      db
        .select({ tripId: anchorSelections.tripId, titles: anchorSelections.titles })
        .from(anchorSelections)
        .where(inArray(anchorSelections.tripId, page)),
      db
        .select({ tripId: itineraries.tripId, days: itineraries.days, shelf: itineraries.shelf })
        .from(itineraries)
        .where(inArray(itineraries.tripId, page)),
    ]);
    return organized.map((trip) => {
      const isOfTrip = ({ tripId }: { tripId: string }) => tripId === trip.id;
      return {
        trip,
        intent: intents.find(isOfTrip) ?? null,
        suggestions: suggestions.find(isOfTrip)?.anchors ?? [],
        anchors: selections.find(isOfTrip)?.titles ?? [],
        days: plans.find(isOfTrip)?.days ?? [],
        shelf: plans.find(isOfTrip)?.shelf ?? [],
      };
    });
  });

/** One's own words on the days of every trip. One round trip a page. */
export const reflectionsOf = (db: Database, uid: string) =>
  pageByPage(PAGE, (last: { tripId: string; dayIndex: number } | undefined) =>
    db
      .select()
      .from(reflections)
      .where(
        and(
          eq(reflections.userId, userIdOf(uid)),
          last &&
            or(
              gt(reflections.tripId, last.tripId),
              and(eq(reflections.tripId, last.tripId), gt(reflections.dayIndex, last.dayIndex)),
            ),
        ),
      )
      .orderBy(asc(reflections.tripId), asc(reflections.dayIndex))
      .limit(PAGE),
  );

/** At which stops one has been, of every trip. One round trip a page. */
export const ticksOf = (db: Database, uid: string) =>
  pageByPage(PAGE, (last: { tripId: string; stopId: string } | undefined) =>
    db
      .select()
      .from(stopTicks)
      .where(
        and(
          eq(stopTicks.userId, userIdOf(uid)),
          last &&
            or(
              gt(stopTicks.tripId, last.tripId),
              and(eq(stopTicks.tripId, last.tripId), gt(stopTicks.stopId, last.stopId)),
            ),
        ),
      )
      .orderBy(asc(stopTicks.tripId), asc(stopTicks.stopId))
      .limit(PAGE),
  );

/** One's own questions, and the replies with what one thought of them. One round trip a page. */
export const messagesOf = (db: Database, uid: string) =>
  pageByPage(PAGE, (last: { id: string } | undefined) =>
    db
      .select({ ...getTableColumns(messages), vote: answerThumbs.vote, reason: answerThumbs.reason })
      .from(messages)
      .leftJoin(answerThumbs, eq(answerThumbs.answerId, messages.questionId))
      .where(and(eq(messages.userId, userIdOf(uid)), gt(messages.id, last?.id ?? "")))
      .orderBy(asc(messages.id))
      .limit(PAGE),
  );

/** What one kept of the demos. One round trip a page. */
export const savedDemosOf = (db: Database, uid: string) =>
  pageByPage(LARGE_PAGE, (last: { id: string } | undefined) =>
    db
      .select()
      .from(savedDemos)
      .where(and(eq(savedDemos.userId, userIdOf(uid)), gt(savedDemos.id, last?.id ?? "")))
      .orderBy(asc(savedDemos.id))
      .limit(LARGE_PAGE),
  );

/** Reads on behind the last row, one page when the one before it is used up, until a page is not full. */
async function* pageByPage<Last, Row extends Last>(
  size: number,
  read: (last: Last | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
