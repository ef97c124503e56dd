import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id } from "./columns";
import { trips } from "./trips";

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
