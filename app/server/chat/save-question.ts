import { findCompanion } from "#db/repositories/companions";
import { saveQuestion as save } from "#db/repositories/messages";
import type { saveQuestion as call } from "~/contracts/calls/assistant";
import type { UseCase } from "../http/call-context";

/** Keeps a companion's question for the assistant. */
export const saveQuestion: UseCase<typeof call> = async ({ db, allow, newId, now }, { body }) => {
  const { userId, tripId } = await allow(({ uid, tripId }) => findCompanion(db, uid, tripId));
  const messageId = newId();
  await save(db, { id: messageId, tripId, userId, text: body.userInput, at: now() });
  return { messageId };
};
