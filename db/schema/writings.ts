import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SOURCES, type Source } from "~/domain/plan/block";
import { ANSWER_KINDS, DOWN_REASONS, VOTES } from "~/domain/thumbs/thumb";
import { users } from "./accounts";
import { id } from "./columns";
import { trips } from "./trips";

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
    /** What a reply proposes to do; null where that is nothing, and in what earlier versions kept. */
    proposals: text({ mode: "json" }).$type<unknown[]>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("messages_trip_user").on(table.tripId, table.userId, table.id),
    index("messages_user").on(table.userId, table.id),
    /** One reply a question; a question names none. */
    uniqueIndex("messages_one_reply").on(table.questionId),
  ],
);

/**
 * What somebody thought of an answer, where the installation asks: one an answer, without whose it is and without words. That of a talk goes with its
 * question, every one after a year.
 */
export const answerThumbs = sqliteTable(
  "answer_thumbs",
  {
    /** The question's id in a talk; an id by chance for an answer that is kept nowhere. */
    answerId: text("answer_id").primaryKey(),
    /** A date (UTC, `YYYY-MM-DD`), and no time. */
    day: text().notNull(),
    kind: text({ enum: ANSWER_KINDS }).notNull(),
    source: text({ enum: SOURCES }).$type<Source>().notNull(),
    vote: text({ enum: VOTES }).notNull(),
    reason: text({ enum: DOWN_REASONS }),
    /** The covered city of the trip, or the first of several; null for one that is not covered. */
    cityId: text("city_id"),
  },
  (table) => [index("answer_thumbs_day").on(table.day)],
);

/** That a companion has been at a stop of the plan, which only the document knows by its id. */
export const stopTicks = sqliteTable(
  "stop_ticks",
  {
    tripId: text("trip_id")
      .notNull()
      .references(() => trips.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    stopId: text("stop_id").notNull(),
    tickedAt: integer("ticked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.userId, table.stopId] }),
    index("stop_ticks_user").on(table.userId, table.tripId, table.stopId),
  ],
);
