import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, trips } from "#db/schema";
import type { LiveStatus } from "~/domain/live/live-position";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { citiesOfTrip } from "./guides";
import { toLiveStatus, toTrip } from "./rows";

/** A city whose places we know; `guide` is its id. */
type TripCity = { guide: string; lat: number; lng: number; countryCode: string };

const cityColumns = { guide: cities.id, lat: cities.lat, lng: cities.lng, countryCode: cities.countryCode };

/** The trip and where its cities lie, by their ids, of those that are ours; null when the caller is not on such a trip. One round trip. */
export async function findTripWithCities(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { trip: Trip; live: LiveStatus; cities: ReadonlyMap<string, TripCity> }) | null> {
  const [[companion], [trip], found] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select().from(trips).where(eq(trips.id, tripId)),
    db
      .select(cityColumns)
      .from(cities)
      .where(inArray(cities.id, citiesOfTrip(tripId))),
  ]);
  if (!companion || !trip) return null;
  return {
    ...toCompanion(companion),
    trip: toTrip(trip),
    live: toLiveStatus(trip),
    cities: new Map(found.map((city) => [city.guide, city])),
  };
}
