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

/** A question and its reply, null while nobody asked for one. */
export const exchangeShape = z.object({
  /** The question's. */
  id: z.string(),
  question: z.string(),
  answer: z.nullable(z.object({ text: z.string(), source })),
});

/** The caller's own questions on the trip with their replies, the newest `THREAD_LENGTH`, oldest first. Nobody else's. */
export const readThread = endpoint({
  method: "GET",
  path: "/wayfellow/:tripId/chat",
  access: companion("ask-assistant"),
  body: null,
  reply: z.object({ exchanges: z.array(exchangeShape) }),
});

/** Answers the caller's latest saved question, and says which that was. */
export const answerQuestion = endpoint({
  method: "POST",
  path: "/wayfellow/:tripId/gpt",
  access: companion("ask-assistant"),
  cost: "assistant",
  body: z.object({ userData: z.optional(z.looseObject({ firebaseId: z.optional(z.string()) })) }),
  reply: z.object({ gptReply: z.string(), source, questionId: z.string() }),
});
