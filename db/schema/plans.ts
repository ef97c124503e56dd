import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SOURCES, type Source } from "~/domain/plan/block";
import type { Anchor } from "~/domain/trip/anchor";
import { users } from "./accounts";
import { bytes, id, list, planDays, planStops } from "./columns";
import { trips } from "./trips";

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
    /** The merged Yjs state; null in a row from before there was one, until its next change. Read by commands only: it is large. */
    state: bytes(),
    /** Stops without a day, a part of the projection. */
    shelf: planStops().notNull().default([]),
  },
  (table) => [uniqueIndex("itineraries_trip").on(table.tripId)],
);
