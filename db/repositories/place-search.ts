import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, places, trips } from "#db/schema";
import { legOn, legsOf } from "~/domain/trip/legs";
import type { Companion } from "./companions";
import { membershipQuery, toCompanion } from "./companions";
import { citiesOfTrip } from "./guides";

/** Of each place what a search reads, and what a stop there is made of. */
const placeColumns = {
  id: places.id,
  cityId: places.cityId,
  name: places.name,
  lat: places.lat,
  lng: places.lng,
  neighborhood: places.neighborhood,
  category: places.category,
  minutes: places.minutes,
  ticketed: places.ticketed,
  dayTrip: places.dayTrip,
  anchor: places.anchor,
  aliases: places.aliases,
  fame: places.fame,
};

const tripColumns = { city: trips.city, cityId: trips.cityId, daysTotal: trips.daysTotal, legs: trips.legs };

type Row = Awaited<ReturnType<ReturnType<typeof placesQuery>["all"]>>[number];

/** A place of one of the trip's cities. */
export type PlaceToSearch = Row & { cityName: string };

const placesQuery = (db: Database, tripId: string) =>
  db
    .select(placeColumns)
    .from(places)
    .where(inArray(places.cityId, citiesOfTrip(tripId)));

/** The places of the city that a day is in, without a day those of all cities of the trip; null when the caller is not on such a trip. One round trip. */
export async function findPlacesOfDay(
  db: Database,
  uid: string,
  tripId: string,
  dayIndex: number | null,
): Promise<(Companion & { places: PlaceToSearch[] }) | null> {
  const [[companion], [trip], guides, found] = await db.batch([
    membershipQuery(db, uid, tripId),
    db.select(tripColumns).from(trips).where(eq(trips.id, tripId)),
    db
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .where(inArray(cities.id, citiesOfTrip(tripId))),
    placesQuery(db, tripId),
  ]);
  if (!companion || !trip) return null;
  const here = dayIndex === null ? null : legOn(legsOf(trip), dayIndex).cityId;
  const names = new Map(guides.map(({ id, name }) => [id, name]));
  return {
    ...toCompanion(companion),
    places: found
      .filter(({ cityId }) => dayIndex === null || cityId === here)
      .map((place) => ({ ...place, cityName: names.get(place.cityId) ?? "" })),
  };
}
