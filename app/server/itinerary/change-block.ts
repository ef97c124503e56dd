import type { Database } from "#db/client";
import type { StoredPlan } from "#db/repositories/itineraries";
import { writeBlock } from "#db/repositories/itineraries";
import type { Block } from "~/domain/block";
import { Problem } from "../http/problem";
import type { BlockPlace } from "./block-at";
import { blockAt } from "./block-at";

/** How often another may be quicker before this one is told to try again. */
const ATTEMPTS = 5;

export type BlockChange = { db: Database; tripId: string; plan: StoredPlan; at: BlockPlace; now: number };

/** Writes one changed block and nothing else. When the plan changed meanwhile, `change` is asked again for the block as it is then. */
export async function changeBlock({ db, tripId, plan, at, now }: BlockChange, change: (existing: Block) => Block): Promise<Block> {
  let current: StoredPlan | null = plan;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { block: existing, dayPosition, plan: { version } } = blockAt(current, at);
    const block = change(existing);
    const { written, itinerary } = await writeBlock(db, { tripId, dayPosition, blockName: at.blockName, block, version, now });
    if (written) return block;
    current = itinerary;
  }
  throw new Problem("conflict");
}
