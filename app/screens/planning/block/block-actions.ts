import { callApi } from "~/browser/api/api-client";
import { isOffline, problemMessage } from "~/browser/api/api-problem";
import { onUnauthenticated } from "~/browser/session/guards";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { proposeBlock, saveBlock } from "~/contracts/calls/itinerary";
import type { ReplyOf } from "~/contracts/endpoint";
import { type Block, type BlockPatch, sameToTravellers } from "~/domain/plan/block";
import { replaceBlock, wholePatch } from "~/domain/plan/block-edit";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { contextOfWish, keepWish } from "~/features/plan/earlier-wishes";
import { blockDraftAt, candidateOf, EMPTY_DRAFT, patchOf, undoAt } from "./block-draft";

/** A block, and where it stands in which plan. */
export type BlockAddress = { tripId: string; dayIndex: number; block: Block };

export type BlockOutcome = { kind: "asked" | "saved" | "undone" } | { kind: "failed"; alert: string };

const failed = (error: unknown, otherwise: string): BlockOutcome => {
  onUnauthenticated(error);
  return { kind: "failed", alert: isOffline(error) ? texts.offline : problemMessage(error, otherwise) };
};

/** A model that writes may take its time over one block. */
const ASK_PATIENCE_MS = 60_000;

/**
 * Asks for a proposal by the typed wish, or by the one that was tapped, on top of what is proposed or written already; saves nothing. Words that changed
 * nothing stay, so that they can be said differently.
 */
export async function askAssistant(at: BlockAddress, tapped = ""): Promise<BlockOutcome> {
  const draft = blockDraftAt(at).read() ?? EMPTY_DRAFT;
  const candidate = candidateOf(at.block, draft);
  const current = candidate.title === "" ? at.block : candidate;
  const wish = tapped || draft.feedback;
  const address = { tripId: at.tripId, dayIndex: at.dayIndex, block: at.block.timeOfDay };
  const body = { ...address, feedback: wish, currentBlock: wholePatch(current), ...contextOfWish(address) };
  try {
    const { proposals, ...proposal } = await callApi(proposeBlock, { body, timeoutMs: ASK_PATIENCE_MS });
    const isChanged = !sameToTravellers(proposal.block, current);
    keepWish(address, wish, [
      ...(isChanged ? [proposal.block.title] : []),
      ...proposal.alternatives.map(({ name }) => name),
    ]);
    if (proposals.length > 0) {
      // What was said before of a block that stays as it is answers another wish.
      const before = draft.proposal && !sameToTravellers(draft.proposal.block, at.block) ? draft.proposal : null;
      blockDraftAt(at).write({ ...draft, feedback: "", proposal: before, offer: { note: proposal.note, proposals } });
      return { kind: "asked" };
    }
    const feedback = isChanged ? "" : draft.feedback;
    blockDraftAt(at).write({ ...EMPTY_DRAFT, feedback, proposal });
    return { kind: "asked" };
  } catch (error) {
    return failed(error, texts.askFailed);
  }
}

/** Saves what is proposed or written, and keeps what was there before for one undo. */
export async function saveChange(at: BlockAddress): Promise<BlockOutcome> {
  const draft = blockDraftAt(at).read() ?? EMPTY_DRAFT;
  try {
    const { block: saved, signatureBefore } = await keepBlock(at, patchOf(at.block, draft), draft.proposal?.signature);
    blockDraftAt(at).remove();
    undoAt(at).write({ before: at.block, saved, signatureBefore });
    return { kind: "saved" };
  } catch (error) {
    return failed(error, texts.saveFailed);
  }
}

/** Puts back what was there before the last save. */
export async function undoChange(at: BlockAddress): Promise<BlockOutcome> {
  const undo = undoAt(at).read();
  if (undo === null) return { kind: "failed", alert: texts.undoFailed };
  try {
    await keepBlock(at, wholePatch(undo.before), undo.signatureBefore);
    undoAt(at).remove();
    return { kind: "undone" };
  } catch (error) {
    return failed(error, texts.undoFailed);
  }
}

async function keepBlock(
  { tripId, dayIndex, block }: BlockAddress,
  blockData: BlockPatch,
  signature: string | undefined,
): Promise<ReplyOf<typeof saveBlock>> {
  const body = { tripId, dayIndex, blockName: block.timeOfDay, blockData, signature };
  const reply = await callApi(saveBlock, { body });
  const itinerary = readLocal("itineraryData");
  if (itinerary !== null) writeLocal("itineraryData", replaceBlock(itinerary, dayIndex, block.timeOfDay, reply.block));
  return reply;
}
