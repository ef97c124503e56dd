import type * as Y from "yjs";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";

export type ChangedBlock = { dayIndex: number; block: BlockName };

const isBlockName = (part: unknown): part is BlockName => BLOCK_NAMES.some((name) => name === part);

/** The blocks that a change of the document touched, each once. A day that is new names none: it arrives, it is not changed. */
export function changedBlocks(events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): ChangedBlock[] {
  const found = new Map<string, ChangedBlock>();
  for (const { path } of events) {
    const [day, , block] = path;
    if (isBlockName(block)) found.set(`${day}/${block}`, { dayIndex: Number(day), block });
  }
  return [...found.values()];
}
