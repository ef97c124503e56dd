import { and, asc, inArray, lte } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  anchorSelections,
  anchorSuggestions,
  answerThumbs,
  buildClaims,
  handOverOffers,
  itineraries,
  joinRequests,
  memberships,
  messages,
  reflections,
  roomOrders,
  stopTicks,
  tripIntents,
  trips,
  users,
} from "#db/schema";

/** The trips that were given up until then, the longest ago first, no more than that many. */
export async function findGivenUp(db: Database, until: number, most: number): Promise<string[]> {
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(lte(trips.givenUpAt, until))
    .orderBy(asc(trips.givenUpAt))
    .limit(most);
  return found.map(({ id }) => id);
}

/** Deletes trips that were given up with everything on them, and orders their rooms to be emptied, all in one batch. Nobody is on such a trip, and none comes back. */
export async function deleteTrips(
  db: Database,
  tripIds: [string, ...string[]],
  { at, newId }: { at: number; newId: () => string },
): Promise<void> {
  const orders = tripIds.map((tripId) => ({
    id: newId(),
    tripId,
    kind: "erase" as const,
    userId: null,
    createdAt: at,
  }));
  const company = db.select({ id: memberships.userId }).from(memberships).where(inArray(memberships.tripId, tripIds));
  const asked = db.select({ id: messages.id }).from(messages).where(inArray(messages.tripId, tripIds));
  await db.batch([
    db
      .update(users)
      .set({ currentTripId: null, updatedAt: at })
      .where(and(inArray(users.id, company), inArray(users.currentTripId, tripIds))),
    db.delete(answerThumbs).where(inArray(answerThumbs.answerId, asked)),
    db.delete(messages).where(inArray(messages.tripId, tripIds)),
    db.delete(reflections).where(inArray(reflections.tripId, tripIds)),
    db.delete(stopTicks).where(inArray(stopTicks.tripId, tripIds)),
    db.delete(tripIntents).where(inArray(tripIntents.tripId, tripIds)),
    db.delete(anchorSelections).where(inArray(anchorSelections.tripId, tripIds)),
    db.delete(anchorSuggestions).where(inArray(anchorSuggestions.tripId, tripIds)),
    db.delete(itineraries).where(inArray(itineraries.tripId, tripIds)),
    db.delete(buildClaims).where(inArray(buildClaims.tripId, tripIds)),
    db.delete(handOverOffers).where(inArray(handOverOffers.tripId, tripIds)),
    db.delete(joinRequests).where(inArray(joinRequests.tripId, tripIds)),
    db.delete(memberships).where(inArray(memberships.tripId, tripIds)),
    db.delete(roomOrders).where(inArray(roomOrders.tripId, tripIds)),
    db.insert(roomOrders).values(orders),
    db.delete(trips).where(inArray(trips.id, tripIds)),
  ]);
}
