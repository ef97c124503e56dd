import * as z from "zod/mini";
import { companion, endpoint } from "../endpoint";
import { requiredFreeText, source } from "../fields";

/** Keeps the traveller's question; the reply is a second call. */
export const saveQuestion = endpoint({
  method: "POST",
  path: "/wayfellow/:tripId/chat",
  access: companion("ask-assistant"),
  body: z.object({ userInput: requiredFreeText }),
  reply: z.object({ messageId: z.string() }),
});

/** Answers the caller's latest saved question. */
export const answerQuestion = endpoint({
  method: "POST",
  path: "/wayfellow/:tripId/gpt",
  access: companion("ask-assistant"),
  cost: "assistant",
  body: z.object({ userData: z.optional(z.looseObject({ firebaseId: z.optional(z.string()) })) }),
  reply: z.object({ gptReply: z.string(), source }),
});
