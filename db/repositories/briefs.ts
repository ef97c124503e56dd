import { between, eq, inArray, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database } from "#db/client";
import { anchorSelections, cities, holidays, itineraries, places, tripIntents, trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import { staysWithin } from "~/domain/trip/stays";
import { pointOf } from "~/domain/place/geo";
import type { CityGuide } from "~/domain/place/place";
import { clocksForward } from "~/domain/trip/zone-changes";
import type { Trip } from "~/domain/trip/trip";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { citiesOfTrip, guidesById } from "./guides";
import { legsWithZones, toLiveStatus, toTrip, toTripIntent, type TripRow } from "./rows";
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
  const cityIds = citiesOfTrip(tripId);
  return [
    membershipQuery(db, uid, tripId),
    db.select().from(trips).where(eq(trips.id, tripId)),
    db.select().from(tripIntents).where(eq(tripIntents.tripId, tripId)),
    db.select().from(anchorSelections).where(eq(anchorSelections.tripId, tripId)),
    db.select(planColumns).from(itineraries).where(eq(itineraries.tripId, tripId)),
    db.select().from(cities).where(inArray(cities.id, cityIds)),
    db.select().from(places).where(inArray(places.cityId, cityIds)),
    holidaysQuery(db, tripId, cityIds),
  ] as const;
}

/** The public holidays on the days of the trip, in the countries of its cities: one range of ids for each. */
export function holidaysQuery(db: Database, tripId: string, cityIds: ReturnType<typeof citiesOfTrip>) {
  const dayOfTrip = (day: ReturnType<typeof sql>) =>
    sql`${cities.countryCode} || ' ' || (SELECT ${day} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  const first = dayOfTrip(sql`${trips.startDate}`);
  const last = dayOfTrip(sql`date(${trips.startDate}, '+' || (${trips.daysTotal} - 1) || ' days')`);
  return db
    .selectDistinct({ id: holidays.id })
    .from(cities)
    .innerJoin(holidays, between(holidays.id, first, last))
    .where(inArray(cities.id, cityIds));
}

/** What the statements of a brief found. */
export function toBriefedTrip([
  [companion],
  [trip],
  [intent],
  [selection],
  [itinerary],
  cityRows,
  placeRows,
  holidayRows,
]: BriefRows): BriefedTrip | null {
  if (!companion || !trip) return null;
  const guides = guidesById(cityRows, placeRows);
  const guideOf = (cityId: string | null) => (cityId === null ? null : (guides.get(cityId) ?? null));
  return {
    ...toCompanion(companion),
    trip: toTrip(trip),
    live: toLiveStatus(trip),
    brief: {
      ...briefOf(trip),
      guide: guideOf(trip.cityId),
      intent: intent ? toTripIntent(intent) : null,
      anchors: selection?.titles ?? [],
      holidays: holidayRows.map(({ id }) => id),
      ...legsWith(trip, guideOf),
    },
    itinerary: itinerary ?? null,
  };
}

/** Of a trip through several cities, each with its places. */
function legsWith(
  row: TripRow,
  guideOf: (cityId: string | null) => CityGuide | null,
): Pick<TripBrief, "legs" | "clocksForward"> {
  const trip = { ...row, legs: legsWithZones(row) };
  const legs = trip.legs.map(({ city, cityId, lat, lng, fromDay, toDay }) => ({
    cityName: city,
    guide: guideOf(cityId),
    at: pointOf({ lat, lng }),
    fromDay,
    toDay,
  }));
  return legs.length > 1 ? { legs, clocksForward: clocksForward(trip) } : {};
}

const briefOf = (trip: TripRow) => ({
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
