import type { StoredPlan } from "#db/repositories/stored-plans";
import { readDays, writeBlock, writeSummary } from "~/contracts/room/itinerary-document";
import type { Actor } from "~/domain/people/companion";
import type { Block } from "~/domain/plan/block";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { renewAround } from "~/planner/revise/renew-around";
import type { OpenContext } from "../http/call-context";
import { Problem } from "../http/problem";
import { blockAt, type BlockPlace } from "./day-and-block";
import { changePlan } from "./change-plan";

export type BlockChange = { tripId: string; plan: StoredPlan; at: BlockPlace; by: Actor; brief: TripBrief };

/** Writes one changed block and what its day says of the stop that it replaced, and tells the room. When the plan changed meanwhile, `change` is asked again for the block as it is then. */
export async function changeBlock(
  { db, now, tellRoom }: Pick<OpenContext, "db" | "now" | "tellRoom">,
  { tripId, plan, at, by, brief }: BlockChange,
  change: (existing: Block) => Block,
): Promise<Block> {
  const { result: block, update } = await changePlan({ db, tripId, plan, now: now() }, (document) => {
    const days = readDays(document);
    const { block: existing } = blockAt({ days }, at);
    const wanted = change(existing);
    if (!writeBlock(document, at.dayIndex, at.blockName, wanted)) throw new Problem("conflict");
    for (const day of days.filter(({ dayIndex }) => dayIndex === at.dayIndex)) {
      const { next, summary } = renewAround({ brief, day, part: at.blockName, block: wanted });
      if (next) writeBlock(document, at.dayIndex, next.part, { description: next.description });
      if (summary !== null) writeSummary(document, at.dayIndex, summary);
    }
    return wanted;
  });
  if (update) tellRoom(tripId, { by, update, messages: [{ type: "edited", ...at }] });
  return block;
}
