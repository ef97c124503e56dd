import * as z from "zod/mini";
import { callApi } from "~/browser/api/api-client";
import { problemMessage, isOffline } from "~/browser/api/api-problem";
import { onUnauthenticated } from "~/browser/session/guards";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { blockShape } from "~/contracts/block-shapes";
import { signature } from "~/contracts/fields";
import { saveBlock } from "~/contracts/calls/itinerary";
import { fixLiveBlock } from "~/contracts/calls/live";
import type { Block } from "~/domain/plan/block";
import { findBlock, replaceBlock, wholePatch } from "~/domain/plan/block-edit";
import { canSend } from "~/domain/live/live-feedback-rules";
import type { Position } from "~/domain/live/live-position";
import { liveBlockTexts as texts } from "#messages/live";
import type { Alternative } from "~/features/plan/alternatives";
import { contextOfWish, keepWish } from "~/features/plan/earlier-wishes";
import type { LiveTrip } from "~/features/live/live-trip";

/** A block as it was, with the server's signature of it: what an undo sends back. */
export type Before = z.output<typeof beforeShape>;
const beforeShape = z.object({ block: blockShape, signature });

export type FixOutcome =
  | {
      kind: "fixed";
      before: Before;
      after: Block;
      note: string;
      alternatives: readonly Alternative[];
      proposals: readonly unknown[];
    }
  | { kind: "not-fixed"; sentence: string };
export type UndoOutcome = { kind: "undone" } | { kind: "not-undone"; sentence: string };

/** A revision reads the plan and may ask a language model. */
const ASSISTANT_TIMEOUT_MS = 60_000;

/** Has the assistant change the block by a wish; the change is saved at once, so the earlier block is handed back for undoing. */
export async function fixBlock({ trip, plan }: LiveTrip, at: Position, feedback: string): Promise<FixOutcome> {
  const found = findBlock(plan, at.dayIndex, at.block);
  if (found.kind === "missing" || !canSend(feedback)) return { kind: "not-fixed", sentence: texts.fixFailed };
  try {
    const address = { tripId: trip.tripId, dayIndex: at.dayIndex, block: at.block };
    const body = { ...address, feedback, ...contextOfWish(address) };
    const { updatedBlock, note, signatureBefore, alternatives, proposals } = await callApi(fixLiveBlock, {
      body,
      timeoutMs: ASSISTANT_TIMEOUT_MS,
    });
    keepBlock(at, updatedBlock);
    const names = alternatives.map(({ name }) => name);
    keepWish(address, feedback, updatedBlock.title === found.block.title ? names : [updatedBlock.title, ...names]);
    const before = { block: found.block, signature: signatureBefore };
    return { kind: "fixed", before, after: updatedBlock, note, alternatives, proposals };
  } catch (error) {
    onUnauthenticated(error);
    return {
      kind: "not-fixed",
      sentence: isOffline(error) ? texts.fixOffline : problemMessage(error, texts.fixFailed),
    };
  }
}

/** Saves the block as it was before the change; `before` is a `Before` as JSON, as the form carries it. */
export async function undoFix({ trip }: LiveTrip, at: Position, before: string): Promise<UndoOutcome> {
  try {
    const { block: wanted, signature } = beforeShape.parse(JSON.parse(before));
    const body = { tripId: trip.tripId, dayIndex: at.dayIndex, blockName: at.block, signature };
    const { block } = await callApi(saveBlock, { body: { ...body, blockData: wholePatch(wanted) } });
    keepBlock(at, block);
    return { kind: "undone" };
  } catch (error) {
    onUnauthenticated(error);
    return { kind: "not-undone", sentence: texts.undoFailed };
  }
}

function keepBlock(at: Position, block: Block): void {
  const plan = readLocal("itineraryData");
  if (plan !== null) writeLocal("itineraryData", replaceBlock(plan, at.dayIndex, at.block, block));
}
