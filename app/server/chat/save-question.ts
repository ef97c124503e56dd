import { findCompanion } from "#db/repositories/companions";
import { saveQuestion as save } from "#db/repositories/messages";
import type { saveQuestion as call } from "~/contracts/calls/assistant";
import { allow } from "../http/allow";
import type { UseCase } from "../http/call-context";

/** Keeps a companion's question for the assistant. */
export const saveQuestion: UseCase<typeof call> = async (
  { db, identity, newId, now },
  { params: { tripId }, body },
) => {
  const { userId } = allow(await findCompanion(db, identity.uid, tripId), "ask-assistant");
  const messageId = newId();
  await save(db, { id: messageId, tripId, userId, text: body.userInput, at: now() });
  return { messageId };
};
