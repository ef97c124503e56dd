import { replace } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOutOfReach, problemMessage } from "~/browser/api/api-problem";
import { onUnauthenticated } from "~/browser/session/guards";
import { keepForLater } from "~/browser/outbox/outbox-store";
import { completeBlock } from "~/contracts/calls/live";
import { findBlock } from "~/domain/plan/block-edit";
import { firstTitleOf } from "~/domain/plan/day-of-stops";
import { advance, comparePositions, screenAfterCompletion } from "~/domain/live/live-advance";
import { keepsOrder } from "~/domain/offline/outbox";
import type { LiveStatus, Position } from "~/domain/live/live-position";
import { toast } from "~/ui/feedback/toast";
import { liveBlockTexts as texts } from "#messages/live";
import { keepLiveStatus, refreshLiveStatus } from "~/browser/api/live-status";
import { type LiveTrip, readLiveTrip } from "~/features/live/live-trip";

/** The block is not complete, and why; where it is, the answer is the way to the next screen. */
export type CompleteOutcome = { kind: "not-completed"; sentence: string };

/** Completes a block and goes where the server's position leads; a block that was past already counts as done. */
export async function completeCurrentBlock(live: LiveTrip, at: Position): Promise<CompleteOutcome | Response> {
  const { tripId } = live.trip;
  if (live.waiting.some(keepsOrder)) return completeLater(live, at);
  try {
    const status = await callApi(completeBlock, {
      body: { tripId, dayIndex: at.dayIndex, blockName: at.block },
      timeoutMs: 15_000,
    });
    keepLiveStatus(tripId, status);
    answer(live, at, status);
    return replace(screenAfterCompletion({ currentDayIndex: at.dayIndex }, status));
  } catch (error) {
    onUnauthenticated(error);
    if (isOutOfReach(error)) return completeLater(live, at);
    return { kind: "not-completed", sentence: await whyNot(tripId, at, error) };
  }
}

/** Without a connection the day goes on here, and the server hears of it later; so do the blocks after it, to keep their order. */
function completeLater(live: LiveTrip, at: Position): Response {
  const { tripId, daysTotal } = live.trip;
  keepForLater(tripId, { kind: "complete-block", dayIndex: at.dayIndex, blockName: at.block, at: Date.now() });
  toast(texts.completedLater(at.block), { tone: "note" });
  const { dayIndex } = readLiveTrip()?.position ?? advance(at, daysTotal);
  return replace(
    screenAfterCompletion({ currentDayIndex: at.dayIndex }, { currentDayIndex: dayIndex, totalDays: daysTotal }),
  );
}

/** What the next screen says to it; a new day's and a trip's own heading say enough. */
function answer({ plan, trip }: LiveTrip, at: Position, status: LiveStatus): void {
  const now = { dayIndex: status.currentDayIndex, block: status.currentBlock };
  if (comparePositions(advance(at, trip.daysTotal), now) !== 0) return toast(texts.movedOn(now), { tone: "note" });
  if (now.dayIndex !== at.dayIndex) return;
  const next = findBlock(plan, now.dayIndex, now.block);
  if (next.kind === "found") toast(texts.answered(at.block, firstTitleOf(next.day, now.block)));
}

async function whyNot(tripId: string, at: Position, error: unknown): Promise<string> {
  if (!(error instanceof ApiProblem)) return texts.unreachable(at.block);
  if (error.code === "forbidden") return texts.organizerMoves;
  if (error.code !== "out-of-order") return problemMessage(error, texts.unreachable(at.block));
  // The server's position wins: the screen goes on from there.
  await refreshLiveStatus(tripId).catch(onUnauthenticated);
  const now = readLiveTrip()?.position ?? at;
  return texts.outOfOrder(now);
}
