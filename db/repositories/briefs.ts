import { eq, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database } from "#db/client";
import { anchorSelections, cities, itineraries, places, tripIntents, trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import { staysWithin } from "~/domain/trip/stays";
import type { Trip } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { toGuide } from "./guides";
import { toLiveStatus, toTrip, toTripIntent } from "./rows";
import type { Plan } from "./itineraries";
import { planColumns } from "./itineraries";

/** A trip with all that an assistant may need to know, and the plan so far. */
export type BriefedTrip = Companion & {
  trip: Trip;
  live: LiveStatus;
  brief: TripBrief;
  /** Null before the first build. */
  itinerary: Plan | null;
};

/** Everything about the trip in one round trip; null when there is no such trip, or the caller is not on it. */
export const findBriefedTrip = async (db: Database, uid: string, tripId: string): Promise<BriefedTrip | null> =>
  toBriefedTrip(await db.batch(briefQueries(db, uid, tripId)));

type BriefRows = BatchResponse<ReturnType<typeof briefQueries>>;

/** The statements of a brief, for a batch that reads something more. */
export function briefQueries(db: Database, uid: string, tripId: string) {
  const cityId = sql`(SELECT ${trips.cityId} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  return [
    membershipQuery(db, uid, tripId),
    db.select().from(trips).where(eq(trips.id, tripId)),
    db.select().from(tripIntents).where(eq(tripIntents.tripId, tripId)),
    db.select().from(anchorSelections).where(eq(anchorSelections.tripId, tripId)),
    db.select(planColumns).from(itineraries).where(eq(itineraries.tripId, tripId)),
    db.select().from(cities).where(eq(cities.id, cityId)),
    db.select().from(places).where(eq(places.cityId, cityId)),
  ] as const;
}

/** What the statements of a brief found. */
export function toBriefedTrip([
  [companion],
  [trip],
  [intent],
  [selection],
  [itinerary],
  [city],
  placeRows,
]: BriefRows): BriefedTrip | null {
  if (!companion || !trip) return null;
  const guide = city ? toGuide(city, placeRows) : null;
  return {
    ...toCompanion(companion),
    trip: toTrip(trip),
    live: toLiveStatus(trip),
    brief: { ...briefOf(trip), guide, intent: intent ? toTripIntent(intent) : null, anchors: selection?.titles ?? [] },
    itinerary: itinerary ?? null,
  };
}

const briefOf = (trip: typeof trips.$inferSelect) => ({
  tripId: trip.id,
  tripName: trip.tripName,
  purpose: trip.purpose,
  cityName: trip.city,
  startDate: trip.startDate,
  daysTotal: trip.daysTotal,
  whoWith: trip.whoWith,
  partyCount: trip.partyCount,
  stays: staysWithin(trip.stays ?? [], trip.daysTotal),
  arrival: trip.arrival,
  departure: trip.departure,
});
