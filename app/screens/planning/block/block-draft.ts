import * as z from "zod/mini";
import { blockShape } from "~/contracts/calls/itinerary";
import type { Block } from "~/domain/plan/block";
import type { BlockPatch } from "~/domain/plan/block-edit";
import { MAX_NAME_LENGTH } from "~/domain/forms/limits";
import { draftAt } from "../parts/session-draft";

const draftShape = z.object({
  /** The wish that is being typed. */
  feedback: z.string(),
  /** What the assistant proposes and why; null until it was asked. */
  proposal: z.nullable(z.object({ block: blockShape, note: z.string() })),
  /** Words written by hand over the proposal or the original; null where untouched. */
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
});

export type BlockDraft = z.output<typeof draftShape>;

export const EMPTY_DRAFT: BlockDraft = { feedback: "", proposal: null, title: null, description: null };

/** The block as it was before the last save, and as it was saved. */
const undoShape = z.object({ before: blockShape, saved: blockShape });

type Address = { tripId: string; dayIndex: number; block: Pick<Block, "timeOfDay"> };

const keyOf = ({ tripId, dayIndex, block }: Address) => `block:${tripId}:${dayIndex}:${block.timeOfDay}`;

export const blockDraftAt = (address: Address) => draftAt(keyOf(address), draftShape);
export const undoAt = (address: Address) => draftAt(`${keyOf(address)}:undo`, undoShape);

const baseOf = (original: Block, { proposal }: BlockDraft): Block => proposal?.block ?? original;

/** The block as it would be saved. */
export function candidateOf(original: Block, draft: BlockDraft): Block {
  const base = baseOf(original, draft);
  return {
    ...base,
    timeOfDay: original.timeOfDay,
    title: (draft.title ?? base.title).trim(),
    description: (draft.description ?? base.description).trim(),
  };
}

/** Whether two blocks tell a traveller the same; who wrote them does not count. */
export const sameToTravellers = (a: Block, b: Block): boolean =>
  a.title === b.title &&
  a.description === b.description &&
  a.location === b.location &&
  a.neighborhoodTag === b.neighborhoodTag &&
  a.isTicketed === b.isTicketed &&
  a.isDayTrip === b.isDayTrip;

/** Whether there is something new that may be saved. */
export const maySave = (original: Block, draft: BlockDraft): boolean => {
  const { title } = candidateOf(original, draft);
  return title !== "" && title.length <= MAX_NAME_LENGTH && !sameToTravellers(original, candidateOf(original, draft));
};

/** All of a block but its part of the day, as `savefinalblock` takes it. */
export function wholePatch({ timeOfDay: _timeOfDay, ...rest }: Block): BlockPatch {
  return rest;
}

/** What to save: words changed by hand do not claim to be the assistant's, so their source is left out for the record to name. */
export function patchOf(original: Block, draft: BlockDraft): BlockPatch {
  const candidate = candidateOf(original, draft);
  const base = baseOf(original, draft);
  const { source, verified, ...words } = wholePatch(candidate);
  return candidate.title === base.title && candidate.description === base.description
    ? { ...words, source, verified }
    : words;
}
