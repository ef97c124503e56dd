import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, places, trips } from "#db/schema";
import type { GuideFacts } from "~/domain/place/place";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";

/** Of each place only what the plan check asks about. */
const factColumns = {
  id: places.id,
  name: places.name,
  lat: places.lat,
  lng: places.lng,
  category: places.category,
  minutes: places.minutes,
  parts: places.parts,
  dayTrip: places.dayTrip,
  indoor: places.indoor,
  stepFree: places.stepFree,
  stroller: places.stroller,
  children: places.children,
};

const guideColumns = { name: cities.name, lat: cities.lat, lng: cities.lng, radiusKm: cities.radiusKm };

/** The places of the trip's city, null where it is none of ours; null altogether when the caller is not on such a trip. One round trip. */
export async function findPlanFacts(
  db: Database,
  uid: string,
  tripId: string,
): Promise<(Companion & { guide: GuideFacts | null }) | null> {
  const cityId = sql`(SELECT ${trips.cityId} FROM ${trips} WHERE ${trips.id} = ${tripId})`;
  const [[companion], [city], found] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select(guideColumns).from(cities).where(eq(cities.id, cityId)),
    db.select(factColumns).from(places).where(eq(places.cityId, cityId)),
  ]);
  return companion ? { ...toCompanion(companion), guide: city ? { ...city, places: found } : null } : null;
}
