import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { OpeningHours } from "~/domain/place/opening-hours";
import {
  PLACE_CATEGORIES,
  type DayOut,
  type Fame,
  type Interest,
  type Meal,
  type Trait,
  type Waters,
  type YearlyEvent,
} from "~/domain/place/place";
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
  waters: text({ mode: "json" }).$type<Waters>(),
  events: list<YearlyEvent>().default([]),
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
    fame: integer().$type<Fame>().notNull().default(0),
    aliases: list<string>().default([]),
    tags: list<string>().default([]),
    hours: text({ mode: "json" }).$type<OpeningHours>(),
    season: text({ mode: "json" }).$type<number[]>(),
    bookAheadDays: integer("book_ahead_days"),
    meal: text({ mode: "json" }).$type<Meal>(),
    reach: text(),
    side: text(),
    dayOut: text("day_out", { mode: "json" }).$type<DayOut>(),
    traits: list<Trait>().default([]),
  },
  (table) => [index("places_city").on(table.cityId)],
);

/** Public holidays by country, "YYYY-MM-DD" each, for some years ahead. */
export const holidays = sqliteTable("holidays", {
  /** The country's code, a space, and the date. */
  id: text().primaryKey(),
  countryCode: text("country_code").notNull(),
  date: text().notNull(),
  name: text().notNull(),
});
