import type { tripIntents } from "#db/schema";
import type { TripIntent } from "~/domain/trip/intent-options";

/** What the organizer wishes of the trip. */
export const toTripIntent = (row: typeof tripIntents.$inferSelect): TripIntent => ({
  tripIntentId: row.id,
  tripId: row.tripId,
  userId: row.userId,
  priorities: row.priorities,
  vibes: row.vibes,
  mobility: row.mobility,
  travelPace: row.travelPace,
  budget: row.budget,
});
