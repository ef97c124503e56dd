import { drizzle } from "drizzle-orm/d1";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import * as schema from "./schema";

/** What repositories take. In a `batch`, select one table at a time: D1 hands batch rows back by column name, so equal names of a join would collide. */
export type Database = DrizzleD1Database<typeof schema>;

export const openDatabase = (d1: D1Database): Database => drizzle(d1, { schema });
