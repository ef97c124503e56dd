import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { modelUsage } from "#db/schema";

/** Under whom the tokens of all are counted. */
const EVERYBODY = "everybody";

/** Whose tokens are counted, by an id or as it is found, on which day (UTC, `YYYY-MM-DD`). */
export type Spender = { who: string | SQL<string>; day: string };

export type TokenLimits = { user: number; everybody: number };

/** Puts tokens aside before they are spent, for the spender and for everybody, unless there are not that many left for either. One round trip. */
export async function reserveTokens(
  db: Database,
  { who, day }: Spender,
  tokens: number,
  { user, everybody }: TokenLimits,
): Promise<boolean> {
  const spent = (counted: string | SQL<string>) =>
    sql`coalesce((SELECT ${modelUsage.tokens} FROM ${modelUsage} WHERE ${modelUsage.who} = ${counted} AND ${modelUsage.day} = ${day}), 0)`;
  const areLeft = and(sql`${spent(who)} + ${tokens} <= ${user}`, sql`${spent(EVERYBODY)} + ${tokens} <= ${everybody}`);
  const reserved = await db
    .insert(modelUsage)
    .select(
      sql`SELECT ${who}, ${day}, ${tokens} WHERE ${areLeft} UNION ALL SELECT ${EVERYBODY}, ${day}, ${tokens} WHERE ${areLeft}`,
    )
    .onConflictDoUpdate({
      target: [modelUsage.who, modelUsage.day],
      set: { tokens: sql`${modelUsage.tokens} + excluded.tokens` },
    })
    .returning({ who: modelUsage.who });
  return reserved.length > 0;
}

/** Corrects what was put aside by what was spent in the end. One round trip. */
export async function settleTokens(db: Database, { who, day }: Spender, difference: number): Promise<void> {
  await db
    .update(modelUsage)
    .set({ tokens: sql`max(0, ${modelUsage.tokens} + ${difference})` })
    .where(and(eq(modelUsage.day, day), or(eq(modelUsage.who, who), eq(modelUsage.who, EVERYBODY))));
}
