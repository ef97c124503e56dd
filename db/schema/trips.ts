import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Arrival, Departure } from "~/domain/trip/arrival";
import type { Stay } from "~/domain/trip/stays";
import type { WhoWith } from "~/domain/trip/trip";
import type { IntentVibe, Mobility, Priority, TravelPace } from "~/domain/trip/trip-intent";
import { users } from "./accounts";
import { id, list, tripLegs } from "./columns";
import { cities } from "./destinations";

export const trips = sqliteTable(
  "trips",
  {
    id: id(),
    organizerId: text("organizer_id")
      .notNull()
      .references(() => users.id),
    tripName: text("trip_name").notNull(),
    purpose: text().notNull(),
    /** As typed; `cityId` is null for a city without destination data. */
    city: text().notNull(),
    cityId: text("city_id").references(() => cities.id, { onDelete: "set null" }),
    joinCode: text("join_code").notNull(),
    /** How codes are compared: by their letters and digits alone (DESIGN section 3). A few from before keep their hyphens (docs/decisions/023). */
    joinCodeKey: text("join_code_key").notNull(),
    /** The letters and digits of a code that an older trip has too, in a few from before; such codes open only as they are written. */
    pairedKey: text("paired_key"),
    whoWith: text("who_with", { mode: "json" }).$type<WhoWith[]>().notNull(),
    /** Calendar dates, `YYYY-MM-DD`, of no time zone. */
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    partyCount: integer("party_count").notNull(),
    daysTotal: integer("days_total").notNull(),
    startedTrip: integer("started_trip", { mode: "boolean" }).notNull().default(false),
    tripComplete: integer("trip_complete", { mode: "boolean" }).notNull().default(false),
    currentDayIndex: integer("current_day_index").notNull().default(1),
    currentBlock: text("current_block", { enum: BLOCK_NAMES }).notNull().default("morning"),
    /** Grows with each change of the position, so that older news is dropped. */
    positionVersion: integer("position_version").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** The code alone does not let anybody in: a newcomer waits until the organizer admits them. */
    admitEach: integer("admit_each", { mode: "boolean" }).notNull().default(false),
    /** Given up by its organizer, and deleted a while after that. */
    givenUpAt: integer("given_up_at"),
    /** Of the city, or the first of several; null for one that the gazetteer does not know. */
    timeZone: text("time_zone"),
    /** The calendar date from which the current day counts; null before the start. */
    dayBeginsOn: text("day_begins_on"),
    /** The calendar dates on which the days that are done were travelled, in their order; null before the first. */
    travelledOn: text("travelled_on", { mode: "json" }).$type<(string | null)[]>(),
    /** The calendar date on which the trip was started; null of one that was started before this was kept. */
    startedOn: text("started_on"),
    /** Of a trip through several cities; null of one in a single city. `city` and `cityId` are the first leg's. */
    legs: tripLegs(),
    /** Null where nobody said, as are the two ends. */
    stays: text({ mode: "json" }).$type<Stay[]>(),
    arrival: text({ mode: "json" }).$type<Arrival>(),
    departure: text({ mode: "json" }).$type<Departure>(),
  },
  (table) => [
    uniqueIndex("trips_join_code_key").on(table.joinCodeKey),
    index("trips_paired_key")
      .on(table.pairedKey)
      .where(sql`paired_key IS NOT NULL`),
    uniqueIndex("trips_one_open_per_organizer")
      .on(table.organizerId)
      .where(sql`trip_complete = 0`),
    index("trips_city").on(table.cityId),
    index("trips_organizer").on(table.organizerId),
    index("trips_given_up")
      .on(table.givenUpAt)
      .where(sql`given_up_at IS NOT NULL`),
  ],
);

export const tripIntents = sqliteTable(
  "trip_intents",
  {
    id: id(),
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    priorities: list<Priority>(),
    vibes: list<IntentVibe>(),
    mobility: list<Mobility>(),
    travelPace: text("travel_pace", { mode: "json" }).$type<TravelPace[]>().notNull(),
    budget: text().notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("trip_intents_trip").on(table.tripId), index("trip_intents_user").on(table.userId)],
);
