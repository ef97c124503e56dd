import type { SharedPlan } from "./itinerary-document";

/** What a plan takes in its row of D1, in bytes: the merged Yjs state, and days and shelf as JSON beside it. `MAX_PLAN_BYTES` bounds it. */
export const planBytes = (state: Uint8Array, { days, shelf }: SharedPlan): number =>
  state.length + new TextEncoder().encode(JSON.stringify([days.map(({ stops }) => stops), shelf])).length;
