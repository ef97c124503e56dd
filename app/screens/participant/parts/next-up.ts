import { findBlock } from "~/domain/plan/block-edit";
import type { Block } from "~/domain/plan/block";
import type { Itinerary } from "~/domain/plan/itinerary";
import { advance } from "~/domain/live/live-advance";
import type { Position } from "~/domain/live/live-position";

/** What comes after a position of the plan; null after the last evening. */
export function nextUp(
  plan: Itinerary | null,
  now: Position,
  totalDays: number,
): { at: Position; block: Block } | null {
  const at = advance(now, totalDays);
  const found = findBlock(plan, at.dayIndex, at.block);
  return at.dayIndex <= totalDays && found.kind === "found" ? { at, block: found.block } : null;
}
