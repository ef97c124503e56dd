import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLACE_CATEGORIES, type Interest } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import { flag, list } from "./columns";

export const cities = sqliteTable("cities", {
  id: text().primaryKey(),
  name: text().notNull(),
  country: text().notNull(),
  countryCode: text("country_code").notNull(),
  lat: real().notNull(),
  lng: real().notNull(),
  radiusKm: real("radius_km").notNull(),
});

/** Every way a city's name is typed, as `domain/city-key` gives it. */
export const cityAliases = sqliteTable(
  "city_aliases",
  {
    aliasKey: text("alias_key").primaryKey(),
    cityId: text("city_id")
      .notNull()
      .references(() => cities.id),
  },
  (table) => [index("city_aliases_city").on(table.cityId)],
);

export const places = sqliteTable(
  "places",
  {
    id: text().primaryKey(),
    cityId: text("city_id")
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    lat: real().notNull(),
    lng: real().notNull(),
    neighborhood: text().notNull(),
    category: text({ enum: PLACE_CATEGORIES }).notNull(),
    interests: list<Interest>(),
    minutes: integer().notNull(),
    parts: list<BlockName>(),
    ticketed: flag().notNull(),
    dayTrip: integer("day_trip", { mode: "boolean" }).notNull(),
    indoor: flag().notNull(),
    price: integer().notNull(),
    stepFree: integer("step_free", { mode: "boolean" }),
    stroller: flag(),
    children: flag().notNull(),
    vegetarian: flag(),
    anchor: flag().notNull(),
    about: text().notNull(),
    corroborated: flag().notNull(),
  },
  (table) => [index("places_city").on(table.cityId)],
);
