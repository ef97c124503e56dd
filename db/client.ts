import { drizzle } from "drizzle-orm/d1";
import type { DrizzleD1Database } from "drizzle-orm/d1";

/** What repositories take. In a `batch`, select one table at a time: D1 hands batch rows back by column name, so equal names of a join would collide. */
export type Database = DrizzleD1Database;

/** Opened for each request. Without the schema: drizzle would work out its relations anew each time, and nothing reads through them. */
export const openDatabase = (d1: D1Database): Database => drizzle(d1);
