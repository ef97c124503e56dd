import * as z from "zod/mini";
import { proposals } from "../block-shapes";
import { companion, endpoint, streamed } from "../endpoint";
import { blockName, dayIndex, requiredFreeText, source } from "../fields";
import { foundPlaceShape } from "./place-search";
import { ownThumb } from "./thumbs";

/** Keeps the traveller's question; the reply is a second call. */
export const saveQuestion = endpoint({
  method: "POST",
  path: "/wayfellow/:tripId/chat",
  access: companion("ask-assistant"),
  body: z.object({ userInput: requiredFreeText }),
  reply: z.object({ messageId: z.string() }),
});

/** A place that a reply names and the plan has not: its own sentence, the part of the day that it is best in, and the days that are spent in its city. */
const namedPlaceShape = z.extend(foundPlaceShape, {
  about: z.string(),
  part: blockName,
  fromDay: dayIndex,
  toDay: dayIndex,
});
export type NamedPlace = z.output<typeof namedPlaceShape>;
export const placesOfReply = z._default(z.array(namedPlaceShape), []);

/** A question and its reply, null while nobody asked for one. */
export const exchangeShape = z.object({
  /** The question's. */
  id: z.string(),
  question: z.string(),
  answer: z.nullable(z.object({ text: z.string(), source, proposals, thumb: ownThumb })),
});

/**
 * The caller's own questions on the trip with their replies, the newest `THREAD_LENGTH`, oldest first. Nobody else's. `asksThumbs` says whether the
 * installation would like to know what they think of them.
 */
export const readThread = endpoint({
  method: "GET",
  path: "/wayfellow/:tripId/chat",
  access: companion("ask-assistant"),
  body: null,
  reply: z.object({ exchanges: z.array(exchangeShape), asksThumbs: z._default(z.boolean(), false) }),
});

/**
 * Answers the caller's latest saved question, and says which that was. Where a model answers, the reply is sent while it is written: `said` has each
 * sentence as it comes, null where the answer begins anew. What counts, and is kept, is `gptReply`.
 */
export const answerQuestion = streamed(
  endpoint({
    method: "POST",
    path: "/wayfellow/:tripId/gpt",
    access: companion("ask-assistant"),
    cost: "assistant",
    body: z.object({ userData: z.optional(z.looseObject({ firebaseId: z.optional(z.string()) })) }),
    reply: z.object({
      said: z._default(z.array(z.nullable(z.string())), []),
      gptReply: z.string(),
      source,
      questionId: z.string(),
      proposals,
      places: placesOfReply,
    }),
  }),
);
