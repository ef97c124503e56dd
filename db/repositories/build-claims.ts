import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "#db/client";
import { buildClaims } from "#db/schema";
import type { Progress } from "./itineraries";
import { progressQuery } from "./itineraries";
import type { StoredPlan } from "./stored-plans";
import { storedPlanQuery } from "./stored-plans";

/** A build's right to be the only one of its trip, until then or until it gives it back. */
export type BuildClaim = { tripId: string; claim: string };

/** Takes the claim unless another build holds it; gives the plan as it was at that moment. One round trip. */
export async function claimBuild(
  db: Database,
  claimed: BuildClaim & { until: number },
  at: number,
): Promise<{ isMine: boolean; plan: StoredPlan | null }> {
  const { claim, until } = claimed;
  const [mine, [plan]] = await db.batch([
    db
      .insert(buildClaims)
      .values(claimed)
      .onConflictDoUpdate({ target: buildClaims.tripId, set: { claim, until }, setWhere: lte(buildClaims.until, at) })
      .returning({ claim: buildClaims.claim }),
    storedPlanQuery(db, claimed.tripId),
  ]);
  return { isMine: mine.length > 0, plan: plan ?? null };
}

const heldBy = ({ tripId, claim }: BuildClaim) => and(eq(buildClaims.tripId, tripId), eq(buildClaims.claim, claim));

/** Holds a claim for longer; one that was lost meanwhile stays lost. */
export async function renewClaim(db: Database, claimed: BuildClaim & { until: number }): Promise<void> {
  await db.update(buildClaims).set({ until: claimed.until }).where(heldBy(claimed));
}

export async function releaseClaim(db: Database, claimed: BuildClaim): Promise<void> {
  await db.delete(buildClaims).where(heldBy(claimed));
}

/** How far the plan of a trip has got, null before its first day; and whether somebody is building it. One round trip. */
export async function findBuild(
  db: Database,
  tripId: string,
  at: number,
): Promise<{ progress: Progress | null; isRunning: boolean }> {
  const [[progress], running] = await db.batch([
    progressQuery(db, tripId),
    db
      .select({ until: buildClaims.until })
      .from(buildClaims)
      .where(and(eq(buildClaims.tripId, tripId), gt(buildClaims.until, at))),
  ]);
  return { progress: progress ?? null, isRunning: running.length > 0 };
}
