import { callApi } from "~/browser/api/api-client";
import { isOffline, problemMessage } from "~/browser/api/api-problem";
import { onUnauthenticated } from "~/browser/session/guards";
import { askAboutBlock } from "~/contracts/calls/live";
import { canSend } from "~/domain/live/live-feedback-rules";
import type { Position } from "~/domain/live/live-position";
import { addToConversation } from "./conversation";
import { liveBlockTexts as texts } from "#messages/live";
import type { LiveTrip } from "~/features/live/live-trip";

export type AskOutcome = { kind: "answered" } | { kind: "not-answered"; sentence: string };

/** Asks the assistant about a block; question and answer join the conversation of that block. */
export async function askQuestion({ trip, user }: LiveTrip, at: Position, question: string): Promise<AskOutcome> {
  if (!canSend(question)) return { kind: "not-answered", sentence: texts.askFailed };
  try {
    const body = { tripId: trip.tripId, dayIndex: at.dayIndex, blockName: at.block, question };
    const answered = await callApi(askAboutBlock, { body, timeoutMs: 60_000 });
    addToConversation(
      { userId: user._id, tripId: trip.tripId, at },
      { question: question.trim(), ...answered, thumb: null },
    );
    return { kind: "answered" };
  } catch (error) {
    onUnauthenticated(error);
    return {
      kind: "not-answered",
      sentence: isOffline(error) ? texts.askFailed : problemMessage(error, texts.askFailed),
    };
  }
}
