import { planProblemText } from "#messages/days";
import { problemTexts } from "#messages/server";
import * as fields from "~/contracts/fields";
import type { Block, BlockName } from "~/domain/plan/block";
import { findBlock } from "~/domain/plan/block-edit";
import type { Day } from "~/domain/plan/itinerary";
import { Problem, invalidField } from "../http/problem";

export type BlockPlace = { dayIndex: number; blockName: BlockName };

/** A block of a plan, with the plan. Throws 404 with SPEC's sentence for what is missing. */
export function blockAt<Plan extends { days: Day[] }>(
  plan: Plan | null,
  { dayIndex, blockName }: BlockPlace,
): { block: Block; plan: Plan } {
  const found = findBlock(plan, dayIndex, blockName);
  if (found.kind === "missing" || !plan)
    throw new Problem("not-found", found.kind === "missing" ? planProblemText(found.problem) : undefined);
  return { block: found.block, plan };
}

/** A day of the trip as a path names it, from 1. Throws 400 for what is no such number. */
export function dayParam(name: string, text: string): number {
  const day = fields.dayIndex.safeParse(/^\d+$/.test(text) ? Number(text) : text);
  if (!day.success) throw invalidField(name, problemTexts.dayNumber);
  return day.data;
}
