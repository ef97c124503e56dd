import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { trips } from "./trips";

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
