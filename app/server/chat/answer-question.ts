import { problemTexts } from "#messages/server";
import { findConversation, saveReply } from "#db/repositories/messages";
import type { answerQuestion as call } from "~/contracts/calls/assistant";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";
import { briefAsTravelled } from "../trip/trip-as-travelled";
import { atHand } from "./at-hand";

/** Answers the caller's latest saved question, once: asked again, or several times at the same moment, it gives the same reply. */
export const answerQuestion: UseCase<typeof call> = async (context) => {
  const { db, assistant, allow, newId, now } = context;
  const found = await allow(({ uid, tripId }) => findConversation(db, uid, tripId));
  const { itinerary, asked, before, userId, name: travellerName, tripId } = found;
  if (!asked) throw new Problem("not-ready", problemTexts.nothingAsked);
  const { questionId } = asked;
  if (asked.reply) return { gptReply: asked.reply.text, source: asked.reply.source, questionId };
  const { reply, source } = await assistant.chat({
    brief: briefAsTravelled(found, now()),
    days: itinerary?.days ?? [],
    ...atHand(found, context),
    message: asked.question,
    travellerName,
    before,
  });
  const kept = await saveReply(db, { id: newId(), tripId, userId, questionId, text: reply, source, at: now() });
  return { gptReply: kept.text, source: kept.source, questionId };
};
