import * as Y from "yjs";
import { problemTexts } from "#messages/server";
import type { Database } from "#db/client";
import type { PlanWrite, StoredPlan, WriteOutcome } from "#db/repositories/stored-plans";
import { writePlan } from "#db/repositories/stored-plans";
import { makeStopsOfBlocks } from "~/contracts/room/earlier-blocks";
import { openPlan, readPlan } from "~/contracts/room/itinerary-document";
import { planBytes } from "~/contracts/room/plan-size";
import { MAX_PLAN_BYTES } from "~/domain/forms/limits";
import { Problem } from "../http/problem";

/** How often another may be quicker before this one is told to try again. One of them gets in each time, so that as many at once all do. */
const ATTEMPTS = 40;

/** Waits before another attempt: the one after the first is attempt 1. */
type Pause = (attempt: number) => Promise<void>;

/** Writes a plan on condition that it is still what the change was made of; something else may be written with it, or neither. */
export type WritePlan = (db: Database, write: PlanWrite) => Promise<WriteOutcome>;

export type PlanChange = {
  db: Database;
  tripId: string;
  plan: StoredPlan;
  now: number;
  pause?: Pause;
  write?: WritePlan;
};

/** Where two came at once the second goes on at once; where many did, a moment by chance, longer each time, brings them apart. */
const comeApart: Pause = (attempt) =>
  attempt === 1
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * attempt, 100)));

/** The plan after the change, and the Yjs update that the change made, for the room; null when it changed nothing. */
export type Changed<Result> = { plan: StoredPlan; result: Result; update: Uint8Array | null };

/**
 * The one way to change a plan (docs/decisions/007): edits its document and writes the merged state with its projection. When the plan
 * changed meanwhile, the edit is asked again for the document as it is then. Throws 409 when others are quicker again and again.
 * @param edit changes the document, or throws to change nothing
 */
export async function changePlan<Result>(
  { db, tripId, plan, now, pause = comeApart, write = writePlan }: PlanChange,
  edit: (document: Y.Doc) => Result,
): Promise<Changed<Result>> {
  let current: StoredPlan | null = plan;
  for (let attempt = 0; current !== null && attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(attempt);
    const { document, result, update } = edited(current, edit);
    if (update === null) return { plan: current, result, update };
    const state = Y.encodeStateAsUpdate(document);
    const changed: StoredPlan & { state: Uint8Array } = { ...current, state, ...readPlan(document) };
    if (planBytes(state, changed) > MAX_PLAN_BYTES) throw new Problem("too-large", problemTexts.planTooLarge);
    const outcome = await write(db, { tripId, plan: changed, now });
    if (outcome.written) return { plan: { ...changed, version: changed.version + 1 }, result, update };
    current = outcome.now;
  }
  throw new Problem("conflict");
}

/** The document after the edit. Of a plan that had no state yet, all of it is news. */
function edited<Result>(
  plan: StoredPlan,
  edit: (document: Y.Doc) => Result,
): { document: Y.Doc; result: Result; update: Uint8Array | null } {
  const document = openPlan(plan);
  let update: Uint8Array | null = null;
  document.on("update", (made: Uint8Array) => {
    update = made;
  });
  const result = document.transact(() => {
    makeStopsOfBlocks(document);
    return edit(document);
  });
  return { document, result, update: plan.state === null ? Y.encodeStateAsUpdate(document) : update };
}
