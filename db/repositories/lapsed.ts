import { inArray, lt, lte } from "drizzle-orm";
import type { Database } from "#db/client";
import { answerThumbs, buildClaims, codeMisses, endedAccounts, modelUsage } from "#db/schema";

/** From when on each kind still counts: milliseconds, and a day (`YYYY-MM-DD`). */
export type Lapsing = { codeMissesSince: number; modelUsageDay: string; thumbsDay: string; now: number; most: number };

/** Deletes what counts no more, of each kind no more than `most`; gives how many rows. One round trip. */
export async function deleteLapsed(
  db: Database,
  { codeMissesSince, modelUsageDay, thumbsDay, now, most }: Lapsing,
): Promise<number> {
  const deleted = await db.batch([
    db
      .delete(codeMisses)
      .where(
        inArray(
          codeMisses.who,
          db.select({ who: codeMisses.who }).from(codeMisses).where(lte(codeMisses.since, codeMissesSince)).limit(most),
        ),
      )
      .returning({ who: codeMisses.who }),
    db.delete(modelUsage).where(lt(modelUsage.day, modelUsageDay)).returning({ who: modelUsage.who }),
    db
      .delete(endedAccounts)
      .where(
        inArray(
          endedAccounts.uidDigest,
          db
            .select({ digest: endedAccounts.uidDigest })
            .from(endedAccounts)
            .where(lte(endedAccounts.until, now))
            .limit(most),
        ),
      )
      .returning({ digest: endedAccounts.uidDigest }),
    db
      .delete(answerThumbs)
      .where(
        inArray(
          answerThumbs.answerId,
          db
            .select({ id: answerThumbs.answerId })
            .from(answerThumbs)
            .where(lt(answerThumbs.day, thumbsDay))
            .limit(most),
        ),
      )
      .returning({ id: answerThumbs.answerId }),
    db.delete(buildClaims).where(lte(buildClaims.until, now)).returning({ tripId: buildClaims.tripId }),
  ]);
  return deleted.reduce((sum, rows) => sum + rows.length, 0);
}
