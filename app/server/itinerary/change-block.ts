import type { StoredPlan } from "#db/repositories/stored-plans";
import { readDays, writeBlock } from "~/contracts/room/itinerary-document";
import type { Actor } from "~/domain/people/companion";
import type { Block } from "~/domain/plan/block";
import type { OpenContext } from "../http/call-context";
import { Problem } from "../http/problem";
import { blockAt, type BlockPlace } from "./day-and-block";
import { changePlan } from "./change-plan";

export type BlockChange = { tripId: string; plan: StoredPlan; at: BlockPlace; by: Actor };

/** Writes one changed block and nothing else, and tells the room. When the plan changed meanwhile, `change` is asked again for the block as it is then. */
export async function changeBlock(
  { db, now, tellRoom }: Pick<OpenContext, "db" | "now" | "tellRoom">,
  { tripId, plan, at, by }: BlockChange,
  change: (existing: Block) => Block,
): Promise<Block> {
  const { result: block, update } = await changePlan({ db, tripId, plan, now: now() }, (document) => {
    const { block: existing } = blockAt({ days: readDays(document) }, at);
    const wanted = change(existing);
    if (!writeBlock(document, at.dayIndex, at.blockName, wanted)) throw new Problem("conflict");
    return wanted;
  });
  if (update) tellRoom(tripId, { by, update, messages: [{ type: "edited", ...at }] });
  return block;
}
