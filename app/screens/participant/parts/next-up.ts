import { findBlock } from "~/domain/block-edit";
import type { Block } from "~/domain/block";
import type { Itinerary } from "~/domain/itinerary";
import { advance } from "~/domain/live-advance";
import type { Position } from "~/domain/live-position";

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
