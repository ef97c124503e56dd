import * as z from "zod/mini";
import { alternatives, type BlockChanges, keptChanges, storedBlock } from "~/contracts/block-shapes";
import { signature } from "~/contracts/fields";
import type { Block, BlockPatch, WritableField } from "~/domain/plan/block";
import { sameToTravellers, TEXT_FIELDS, WRITABLE_FIELDS } from "~/domain/plan/block";
import { wholePatch } from "~/domain/plan/block-edit";
import { MAX_NAME_LENGTH } from "~/domain/forms/limits";
import { draftAt } from "~/browser/forms/form-draft";

const draftShape = z.extend(keptChanges, {
  /** The wish that is being typed. */
  feedback: z.string(),
  /** What the assistant proposes and why, the server's signature of it, and what else there is where it changed nothing; null until it was asked. */
  proposal: z.nullable(z.object({ block: storedBlock, note: z.string(), signature, alternatives })),
  /** Changes of the plan that the wish asked for, to accept one by one, with the words about them; null where there are none. */
  offer: z._default(z.nullable(z.object({ note: z.string(), proposals: z.array(z.unknown()) })), null),
});

/** What may become of a block: a proposal, and what was written by hand over it or over the original, null where untouched. */
export type BlockDraft = z.output<typeof draftShape>;

export const EMPTY_DRAFT: BlockDraft = draftShape.parse({ feedback: "", proposal: null });

/** Whether words that others may be typing at the same time are drafted here. */
export const hasWords = (draft: BlockDraft): boolean => TEXT_FIELDS.some((name) => draft[name] !== null);

/** The block as it was before the last save, with the server's signature of it, and as it was saved. */
const undoShape = z.object({ before: storedBlock, saved: storedBlock, signatureBefore: signature });

type Address = { tripId: string; dayIndex: number; block: Pick<Block, "timeOfDay"> };

const keyOf = ({ tripId, dayIndex, block }: Address) => `block:${tripId}:${dayIndex}:${block.timeOfDay}`;

export const blockDraftAt = (address: Address) => draftAt(keyOf(address), draftShape);
export const undoAt = (address: Address) => draftAt(`${keyOf(address)}:undo`, undoShape);

const baseOf = (original: Block, { proposal }: BlockDraft): Block => proposal?.block ?? original;

/** The block as it would be saved. */
export function candidateOf(original: Block, draft: BlockDraft): Block {
  const block: Block = { ...baseOf(original, draft), timeOfDay: original.timeOfDay };
  const byHand: BlockChanges = draft;
  const take = <Name extends WritableField>(name: Name) => {
    const written = byHand[name];
    if (written !== null) block[name] = written;
  };
  WRITABLE_FIELDS.forEach(take);
  for (const name of TEXT_FIELDS) block[name] = block[name].trim();
  return block;
}

/** Whether there is something new that may be saved. */
export const maySave = (original: Block, draft: BlockDraft): boolean => {
  const { title } = candidateOf(original, draft);
  return title !== "" && title.length <= MAX_NAME_LENGTH && !sameToTravellers(original, candidateOf(original, draft));
};

/** What to save: words changed by hand do not claim to be the assistant's, so their source is left out for the record to name. */
export function patchOf(original: Block, draft: BlockDraft): BlockPatch {
  const candidate = candidateOf(original, draft);
  const base = baseOf(original, draft);
  const { source, verified, ...rest } = wholePatch(candidate);
  return TEXT_FIELDS.every((name) => candidate[name] === base[name]) ? { ...rest, source, verified } : rest;
}
