import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { type Origin, originOf, usualOrigin } from "~/domain/plan/origin";

/** Who wrote most of these days. */
export const originOfDays = (days: readonly Day[]): Origin | null =>
  usualOrigin(days.flatMap(({ blocks }) => BLOCK_NAMES.map((name) => originOf(blocks[name]))));
