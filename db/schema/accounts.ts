import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BestThing, BestThingsWish } from "~/domain/demo/best-thing";
import type { DemoItinerary } from "~/domain/demo/demo";
import { id } from "./columns";

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

/** Accounts that were deleted, by a digest of their uid: a token from before `endedAt` opens nothing, and after `until` there is none. */
export const endedAccounts = sqliteTable(
  "ended_accounts",
  { uidDigest: text("uid_digest").primaryKey(), endedAt: integer("ended_at").notNull(), until: integer().notNull() },
  (table) => [index("ended_accounts_until").on(table.until)],
);
