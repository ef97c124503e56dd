import { and, exists, gt, gte, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { codeMisses } from "#db/schema";
import { CODE_MISSES, heldBackUntil } from "~/domain/trip/code-misses";

/** Who asks about a join code, and when. Misses are counted for each of `who`, digests of the account and of the client address. */
export type CodeCaller = { who: readonly [string, ...string[]]; at: number };

/** Somebody missed too often and is told nothing of any code until then. */
export type HeldBack = { kind: "held-back"; until: number };

/** What is counted of somebody, fit for a `batch`. */
export const missesQuery = (db: Database, { who }: CodeCaller) =>
  db
    .select({ since: codeMisses.since, misses: codeMisses.misses })
    .from(codeMisses)
    .where(inArray(codeMisses.who, [...who]));

/** Whether somebody is held back, inside another statement. */
export const isHeldBack = (db: Database, { who, at }: CodeCaller): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(codeMisses)
      .where(
        and(
          inArray(codeMisses.who, [...who]),
          gt(codeMisses.since, at - CODE_MISSES.withinMs),
          gte(codeMisses.misses, CODE_MISSES.most),
        ),
      ),
  );

/** Counts a miss where `missed` holds, fit for a `batch`. The first one after the window begins another. */
export function missQuery(db: Database, { who, at }: CodeCaller, missed: SQL = sql`1`) {
  const rows = who.map((one) => sql`SELECT ${one}, ${at}, 1 WHERE ${missed}`);
  const isOver = sql`${codeMisses.since} <= ${at - CODE_MISSES.withinMs}`;
  return db
    .insert(codeMisses)
    .select(sql.join(rows, sql` UNION ALL `))
    .onConflictDoUpdate({
      target: codeMisses.who,
      set: {
        since: sql`CASE WHEN ${isOver} THEN excluded.since ELSE ${codeMisses.since} END`,
        misses: sql`CASE WHEN ${isOver} THEN 1 ELSE ${codeMisses.misses} + 1 END`,
      },
    });
}

/** Counts the miss of a write that was undone for its code; says whether they were held back before it. One round trip. */
export async function countMiss(db: Database, caller: CodeCaller): Promise<HeldBack | null> {
  const [counts] = await db.batch([missesQuery(db, caller), missQuery(db, caller)]);
  return heldBackBy(counts, caller);
}

/** What is to be answered in place of anything about a code, by what was counted before. */
export function heldBackBy(counts: Awaited<ReturnType<typeof missesQuery>>, { at }: CodeCaller): HeldBack | null {
  const until = heldBackUntil(counts, at);
  return until === null ? null : { kind: "held-back", until };
}
