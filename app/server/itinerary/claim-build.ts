import { claimBuild, releaseClaim, renewClaim } from "#db/repositories/build-claims";
import type { StoredPlan } from "#db/repositories/stored-plans";
import type { OpenContext } from "../http/call-context";

/** How long a claim outlives its Worker: as long as somebody who asks again may have to wait. */
const CLAIM_MS = 15_000;
const RENEW_EVERY_MS = 5_000;

/**
 * Does the work as the only build of the trip, on the plan as it is then; null when another build is at it (docs/decisions/022). The claim
 * is renewed while the work goes on, given back when it ends however it ends, and lapses when its Worker dies.
 */
export async function claimingBuild<Result>(
  { db, log, now, newId }: Pick<OpenContext, "db" | "log" | "now" | "newId">,
  tripId: string,
  work: (plan: StoredPlan | null) => Promise<Result>,
): Promise<Result | null> {
  const claim = { tripId, claim: newId() };
  const { isMine, plan } = await claimBuild(db, { ...claim, until: now() + CLAIM_MS }, now());
  if (!isMine) return null;
  // Without either of these the build is still right: the claim lapses, and each write asks for the version it was made of.
  const notDone = (problem: unknown) => log.error("build-claim", problem);
  const renewing = setInterval(() => {
    renewClaim(db, { ...claim, until: now() + CLAIM_MS }).catch(notDone);
  }, RENEW_EVERY_MS);
  try {
    return await work(plan);
  } finally {
    clearInterval(renewing);
    await releaseClaim(db, claim).catch(notDone);
  }
}
