import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, cityAliases, places, trips } from "#db/schema";
import type { CityGuide, Place } from "~/domain/place/place";

export function toGuide(city: typeof cities.$inferSelect, rows: (typeof places.$inferSelect)[]): CityGuide {
  return { ...city, places: rows.map(({ cityId: _, ...place }): Place => place) };
}

/** The guides of several cities by their ids, from the rows of all. */
export function guidesById(
  cityRows: (typeof cities.$inferSelect)[],
  placeRows: (typeof places.$inferSelect)[],
): ReadonlyMap<string, CityGuide> {
  return new Map(
    cityRows.map((city) => [
      city.id,
      toGuide(
        city,
        placeRows.filter(({ cityId }) => cityId === city.id),
      ),
    ]),
  );
}

/** The ids of the cities of a trip whose places are known, for a query. What is no list of legs names none. */
export const citiesOfTrip = (tripId: string) =>
  sql`(SELECT ${trips.cityId} FROM ${trips} WHERE ${trips.id} = ${tripId}
    UNION SELECT json_extract(leg.value, '$.cityId') FROM ${trips}, json_each(iif(json_valid(${trips.legs}), ${trips.legs}, '[]')) leg WHERE ${trips.id} = ${tripId})`;

/** The city of that key with its places; null for a city without destination data. One round trip. */
export async function findGuide(db: Database, cityKey: string): Promise<CityGuide | null> {
  const cityId = sql`(SELECT ${cityAliases.cityId} FROM ${cityAliases} WHERE ${cityAliases.aliasKey} = ${cityKey})`;
  const [[city], rows] = await db.batch([
    db.select().from(cities).where(eq(cities.id, cityId)),
    db.select().from(places).where(eq(places.cityId, cityId)),
  ]);
  return city ? toGuide(city, rows) : null;
}
