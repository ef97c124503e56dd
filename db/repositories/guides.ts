import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { cities, cityAliases, places } from "#db/schema";
import type { CityGuide, Place } from "~/domain/place/place";

export function toGuide(city: typeof cities.$inferSelect, rows: (typeof places.$inferSelect)[]): CityGuide {
  const { id, name, country, lat, lng, radiusKm } = city;
  return { id, name, country, lat, lng, radiusKm, places: rows.map(({ cityId: _, ...place }): Place => place) };
}

/** The city of that key with its places; null for a city without destination data. One round trip. */
export async function findGuide(db: Database, cityKey: string): Promise<CityGuide | null> {
  const cityId = sql`(SELECT ${cityAliases.cityId} FROM ${cityAliases} WHERE ${cityAliases.aliasKey} = ${cityKey})`;
  const [[city], rows] = await db.batch([
    db.select().from(cities).where(eq(cities.id, cityId)),
    db.select().from(places).where(eq(places.cityId, cityId)),
  ]);
  return city ? toGuide(city, rows) : null;
}
