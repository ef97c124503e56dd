import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, trips } from "#db/schema";
import type { Trip } from "~/domain/trip/trip";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { toTrip } from "./rows";

/** A city whose places we know; `guide` is its id. */
type TripCity = { guide: string; lat: number; lng: number; countryCode: string };

const cityColumns = { guide: cities.id, lat: cities.lat, lng: cities.lng, countryCode: cities.countryCode };

/** The trip and where its city lies, null where it is none of ours; null altogether when the caller is not on such a trip. One round trip. */
export async function findTripWithCity(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { trip: Trip; city: TripCity | null }) | null> {
  const cityId = sql`(SELECT ${trips.cityId} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  const [[companion], [trip], [city]] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select().from(trips).where(eq(trips.id, tripId)),
    db.select(cityColumns).from(cities).where(eq(cities.id, cityId)),
  ]);
  return companion && trip ? { ...toCompanion(companion), trip: toTrip(trip), city: city ?? null } : null;
}
