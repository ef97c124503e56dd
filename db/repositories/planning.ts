import type { Database } from "#db/client";
import { anchorSelections, anchorSuggestions, tripIntents } from "#db/schema";
import type { Anchor } from "~/domain/trip/anchor";
import type { Source } from "~/domain/plan/block";
import type { TripIntent } from "~/domain/trip/trip-intent";
import { toTripIntent } from "./rows";
import type { Stamp } from "./users";

export type IntentChange = Omit<TripIntent, "tripIntentId">;

/** The trip's one intent: made the first time, replaced after that. */
export async function saveIntent(db: Database, change: IntentChange, { id, at }: Stamp): Promise<TripIntent> {
  const { tripId, ...set } = { ...change, updatedAt: at };
  const row = await db
    .insert(tripIntents)
    .values({ id, tripId, ...set })
    .onConflictDoUpdate({ target: tripIntents.tripId, set })
    .returning()
    .get();
  return toTripIntent(row);
}

/** Keeps what the assistant suggested last. */
export async function saveSuggestions(
  db: Database,
  tripId: string,
  anchors: Anchor[],
  source: Source,
  at: number,
): Promise<void> {
  const set = { anchors, source, updatedAt: at };
  await db
    .insert(anchorSuggestions)
    .values({ tripId, ...set })
    .onConflictDoUpdate({ target: anchorSuggestions.tripId, set });
}

/** The organizer's picks; saving again replaces them. */
export async function saveSelection(
  db: Database,
  tripId: string,
  userId: string,
  titles: string[],
  at: number,
): Promise<void> {
  const set = { userId, titles, updatedAt: at };
  await db
    .insert(anchorSelections)
    .values({ tripId, ...set })
    .onConflictDoUpdate({ target: anchorSelections.tripId, set });
}
