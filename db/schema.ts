import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import type { DemoItinerary } from "~/domain/demo/demo";
import { PLACE_CATEGORIES, type Interest } from "~/domain/place/place";
import { BLOCK_NAMES, SOURCES, type BlockName, type Source } from "~/domain/plan/block";
import type { Anchor } from "~/domain/trip/anchor";
import type { WhoWith } from "~/domain/trip/trip";
import type { IntentVibe, Mobility, Priority, TravelPace } from "~/domain/trip/trip-intent";
import { bytes, planDays } from "./columns";

/** UUIDv7, so that new rows go to the end of their index. */
const id = () => text().primaryKey();
const list = <Item>() => text({ mode: "json" }).$type<Item[]>().notNull();
/** Columns ending in `At` are milliseconds since 1970. */
const flag = () => integer({ mode: "boolean" });

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

/** Whoever is deleted leaves no row (docs/decisions/016): a table that refers to users or trips joins `repositories/account-end` and `account-export`, and needs an index on that column. */
export const users = sqliteTable(
  "users",
  {
    id: id(),
    /** The identity provider's uid. */
    firebaseId: text("firebase_id").notNull(),
    email: text().notNull(),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    name: text().notNull().default(""),
    homeCity: text("home_city").notNull().default(""),
    state: text().notNull().default(""),
    travelStyle: text("travel_style", { mode: "json" }).$type<string[]>().notNull().default([]),
    tripVibe: text("trip_vibe", { mode: "json" }).$type<string[]>().notNull().default([]),
    profileComplete: integer("profile_complete", { mode: "boolean" }).notNull().default(false),
    /** The trip they are on now. No foreign key: trips point at users, and a circle of keys cannot be created in order. */
    currentTripId: text("current_trip_id"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("users_firebase_id").on(table.firebaseId)],
);

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
    /** Of the city; null for one that the gazetteer does not know. */
    timeZone: text("time_zone"),
    /** The calendar date from which the current day counts; null before the start. */
    dayBeginsOn: text("day_begins_on"),
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

/** Who is on which trip. One who is off it keeps the row: what they wrote stays theirs, and the code does not let in who was removed. */
export const memberships = sqliteTable(
  "memberships",
  {
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text({ enum: ["originator", "participant"] }).notNull(),
    joinedAt: integer("joined_at").notNull(),
    /** Off the trip since then; every question of who is on it looks here. */
    removedAt: integer("removed_at"),
    /** Of one who is off the trip: they left by themselves, and may come back with the code. */
    byChoice: integer("by_choice", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.userId] }), index("memberships_user").on(table.userId)],
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

/** The latest suggestions of the assistant. */
export const anchorSuggestions = sqliteTable("anchor_suggestions", {
  tripId: text("trip_id")
    .primaryKey()
    .references(() => trips.id),
  anchors: list<Anchor>(),
  source: text({ enum: SOURCES }).$type<Source>().notNull(),
  updatedAt: integer("updated_at").notNull(),
});

export const anchorSelections = sqliteTable(
  "anchor_selections",
  {
    tripId: text("trip_id")
      .primaryKey()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    titles: list<string>(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("anchor_selections_user").on(table.userId)],
);

/** The plan of a trip; `version` grows with each change and guards the next one. */
export const itineraries = sqliteTable(
  "itineraries",
  {
    id: id(),
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    /** What screens read: the projection of `state`, written with it. */
    days: planDays().notNull(),
    source: text({ enum: SOURCES }).$type<Source>().notNull(),
    version: integer().notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** The merged Yjs state; null in a row from before there was one, until its next change. Last, and read by commands only: it is large. */
    state: bytes(),
  },
  (table) => [uniqueIndex("itineraries_trip").on(table.tripId)],
);

/** One a companion and day; saving again replaces it. */
export const reflections = sqliteTable(
  "reflections",
  {
    id: id(),
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    dayIndex: integer("day_index").notNull(),
    summary: text().notNull(),
    moodTags: text("mood_tags", { mode: "json" }).$type<string[]>().notNull(),
    journalText: text("journal_text").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("reflections_trip_user_day").on(table.tripId, table.userId, table.dayIndex),
    index("reflections_user").on(table.userId),
  ],
);

/** Questions to the assistant and its replies; a reply names its question. */
export const messages = sqliteTable(
  "messages",
  {
    id: id(),
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ["question", "reply"] }).notNull(),
    questionId: text("question_id"),
    text: text().notNull(),
    /** Who wrote a reply; null for a question. */
    source: text({ enum: SOURCES }).$type<Source>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("messages_trip_user").on(table.tripId, table.userId, table.id),
    index("messages_user").on(table.userId, table.id),
    /** One reply a question; a question names none. */
    uniqueIndex("messages_one_reply").on(table.questionId),
  ],
);

/** What a visitor made in a demo and kept: one of each kind a destination, the latest. */
export const savedDemos = sqliteTable(
  "saved_demos",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ["itinerary", "best-things"] }).notNull(),
    /** How the destination is compared, as `domain/city-key` gives it. */
    destinationKey: text("destination_key").notNull(),
    content: text({ mode: "json" }).$type<DemoItinerary | (BestThingsWish & { bestThings: BestThing[] })>().notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("saved_demos_user_kind_destination").on(table.userId, table.kind, table.destinationKey)],
);

/** Who asked to be let in to a trip that admits each newcomer, and waits. */
export const joinRequests = sqliteTable(
  "join_requests",
  {
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    askedAt: integer("asked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.userId] }), index("join_requests_user").on(table.userId)],
);

/** The organizer of a trip asks a participant to take over; it happens when that one agrees. */
export const handOverOffers = sqliteTable(
  "hand_over_offers",
  {
    tripId: text("trip_id")
      .primaryKey()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    offeredAt: integer("offered_at").notNull(),
    /** Whether the trip was over by then: an offer from before its end falls away with it. */
    ofEndedTrip: integer("of_ended_trip", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("hand_over_offers_user").on(table.userId)],
);

/** How many join codes somebody tried that opened nothing; `who` is a digest of the account or of the client address. */
export const codeMisses = sqliteTable(
  "code_misses",
  {
    who: text().primaryKey(),
    since: integer().notNull(),
    misses: integer().notNull(),
  },
  (table) => [index("code_misses_since").on(table.since)],
);

/** The tokens that the language model took on a day (UTC, `YYYY-MM-DD`); `who` is a user's id, or "everybody". */
export const modelUsage = sqliteTable(
  "model_usage",
  { who: text().notNull(), day: text().notNull(), tokens: integer().notNull() },
  (table) => [primaryKey({ columns: [table.who, table.day] }), index("model_usage_day").on(table.day)],
);

/** Who builds the plan of a trip; a claim whose time is over counts no more. */
export const buildClaims = sqliteTable(
  "build_claims",
  {
    tripId: text("trip_id")
      .primaryKey()
      .references(() => trips.id),
    claim: text().notNull(),
    until: integer().notNull(),
  },
  (table) => [index("build_claims_until").on(table.until)],
);

/** What a room has to do about a person or itself and was not reached to be told; delivered later. The trip may be gone by then. */
export const roomOrders = sqliteTable(
  "room_orders",
  {
    id: id(),
    tripId: text("trip_id").notNull(),
    kind: text({ enum: ["dismiss", "reseat", "forget", "erase"] }).notNull(),
    /** Whom it is about; null for `erase`. */
    userId: text("user_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("room_orders_trip").on(table.tripId, table.id)],
);

/** Accounts that were deleted, by a digest of their uid: a token from before `endedAt` opens nothing, and after `until` there is none. */
export const endedAccounts = sqliteTable(
  "ended_accounts",
  { uidDigest: text("uid_digest").primaryKey(), endedAt: integer("ended_at").notNull(), until: integer().notNull() },
  (table) => [index("ended_accounts_until").on(table.until)],
);
