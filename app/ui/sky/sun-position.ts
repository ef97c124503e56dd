import type { BlockName } from "~/domain/plan/block";

/** Where the sun stands on a sky of 400 by 300: rising at the left, high, and low at the right. */
export const SUN_OVER_HORIZON: Record<BlockName, { x: number; y: number; r: number }> = {
  morning: { x: 318, y: 96, r: 34 },
  afternoon: { x: 306, y: 54, r: 30 },
  evening: { x: 326, y: 82, r: 24 },
};
