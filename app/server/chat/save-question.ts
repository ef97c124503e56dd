import { problemTexts } from "#messages/server";
import { findCompanion } from "#db/repositories/companions";
import { saveQuestion as save } from "#db/repositories/messages";
import type { saveQuestion as call } from "~/contracts/calls/assistant";
import { MAX_MESSAGES } from "~/domain/forms/limits";
import type { UseCase } from "../http/call-context";
import { Problem } from "../http/problem";

/** Keeps a companion's question for the assistant. */
export const saveQuestion: UseCase<typeof call> = async ({ db, allow, newId, now }, { body }) => {
  const { userId, tripId } = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const messageId = newId();
  const hasRoom = await save(db, { id: messageId, tripId, userId, text: body.userInput, at: now() });
  if (!hasRoom) throw new Problem("limit-reached", problemTexts.tooManyMessages(MAX_MESSAGES));
  return { messageId };
};
