import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { anchorSelections, anchorSuggestions, tripIntents } from "#db/schema";
import type { Anchor } from "~/domain/trip/anchor";
import type { Source } from "~/domain/plan/block";
import type { TripIntent } from "~/domain/trip/trip-intent";
import { type BriefedTrip, briefQueries, toBriefedTrip } from "./briefs";
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
  await suggestionsWrite(db, tripId, { anchors, source, updatedAt: at });
}

const suggestionsWrite = (db: Database, tripId: string, set: SuggestedAnchors & { updatedAt: number }) =>
  db
    .insert(anchorSuggestions)
    .values({ tripId, ...set })
    .onConflictDoUpdate({ target: anchorSuggestions.tripId, set });

/** The organizer's picks; saving again replaces them. `suggestions` takes the place of what was suggested, where something was typed. */
export async function saveSelection(
  db: Database,
  tripId: string,
  userId: string,
  titles: string[],
  at: number,
  suggestions: SuggestedAnchors | null = null,
): Promise<void> {
  const set = { userId, titles, updatedAt: at };
  const selection = db
    .insert(anchorSelections)
    .values({ tripId, ...set })
    .onConflictDoUpdate({ target: anchorSelections.tripId, set });
  if (suggestions === null) await selection;
  else await db.batch([selection, suggestionsWrite(db, tripId, { ...suggestions, updatedAt: at })]);
}

/** What was suggested last, or typed beside it, and by whom the former. */
export type SuggestedAnchors = { anchors: Anchor[]; source: Source };

/** The trip with all that an assistant may need to know, and what was suggested for it last; null when there is no such trip, or the caller is not on it. One round trip. */
export async function findTripWithSuggestions(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(BriefedTrip & { suggested: SuggestedAnchors }) | null> {
  const [[suggested], ...rows] = await db.batch([
    db
      .select({ anchors: anchorSuggestions.anchors, source: anchorSuggestions.source })
      .from(anchorSuggestions)
      .where(eq(anchorSuggestions.tripId, tripId)),
    ...briefQueries(db, uid, tripId),
  ]);
  const found = toBriefedTrip(rows);
  return found && { ...found, suggested: suggested ?? { anchors: [], source: "embedded" } };
}
