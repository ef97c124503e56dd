import type { Block, BlockName } from "~/domain/plan/block";
import { findBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { Problem } from "../http/problem";

export type BlockPlace = { dayIndex: number; blockName: BlockName };

/** A block of a plan, with the plan. Throws 404 with SPEC's sentence for what is missing. */
export function blockAt<Plan extends { days: Day[] }>(
  plan: Plan | null,
  { dayIndex, blockName }: BlockPlace,
): { block: Block; plan: Plan } {
  const found = findBlock(plan, dayIndex, blockName);
  if (found.kind === "missing" || !plan)
    throw new Problem("not-found", found.kind === "missing" ? found.problem : undefined);
  return { block: found.block, plan };
}
