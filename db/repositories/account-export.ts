import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  anchorSelections,
  anchorSuggestions,
  itineraries,
  memberships,
  messages,
  reflections,
  savedDemos,
  tripIntents,
  trips,
  users,
} from "#db/schema";
import { userIdOf } from "./companions";

/** Every row that is somebody's or about them, table by table; the trips with their plans are those that they organize. One round trip. */
export async function findEverythingOf(db: Database, uid: string) {
  const me = userIdOf(uid);
  const organizedByMe = eq(trips.organizerId, me);
  const [[user], role, joined, organized, intents, suggestions, selections, plans, written, said, demos] =
    await db.batch([
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
        .where(eq(memberships.userId, me))
        .orderBy(asc(memberships.joinedAt), asc(trips.id)),
      db.select().from(trips).where(organizedByMe).orderBy(asc(trips.createdAt), asc(trips.id)),
      db
        .select(getTableColumns(tripIntents))
        .from(trips)
        .innerJoin(tripIntents, eq(tripIntents.tripId, trips.id))
        .where(organizedByMe),
      db
        .select({ tripId: anchorSuggestions.tripId, anchors: anchorSuggestions.anchors })
        .from(trips)
        .innerJoin(anchorSuggestions, eq(anchorSuggestions.tripId, trips.id))
        .where(organizedByMe),
      db
        .select({ tripId: anchorSelections.tripId, titles: anchorSelections.titles })
        .from(trips)
        .innerJoin(anchorSelections, eq(anchorSelections.tripId, trips.id))
        .where(organizedByMe),
      db
        .select({ tripId: itineraries.tripId, days: itineraries.days })
        .from(trips)
        .innerJoin(itineraries, eq(itineraries.tripId, trips.id))
        .where(organizedByMe),
      db
        .select()
        .from(reflections)
        .where(eq(reflections.userId, me))
        .orderBy(asc(reflections.tripId), asc(reflections.dayIndex)),
      db.select().from(messages).where(eq(messages.userId, me)).orderBy(asc(messages.id)),
      db.select().from(savedDemos).where(eq(savedDemos.userId, me)).orderBy(asc(savedDemos.createdAt)),
    ]);
  return {
    user,
    role: role[0]?.role,
    joined,
    organized,
    intents,
    suggestions,
    selections,
    plans,
    written,
    said,
    demos,
  };
}
