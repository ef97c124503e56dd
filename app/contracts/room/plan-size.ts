import type { Day } from "../../domain/plan/itinerary";

/** What a plan takes in its row of D1, in bytes: the merged Yjs state, and the days as JSON beside it. `MAX_PLAN_BYTES` bounds it. */
export const planBytes = (state: Uint8Array, days: readonly Day[]): number =>
  state.length + new TextEncoder().encode(JSON.stringify(days)).length;
