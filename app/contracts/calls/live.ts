import * as z from "zod/mini";
import { alternatives, blockShape, proposals } from "../block-shapes";
import { companion, endpoint } from "../endpoint";
import { blockName, dayIndex, id, requiredFreeText, signature, source } from "../fields";
import { wishContext } from "../wish-context";
import { liveStatusShape } from "./live-status";
import { thumbTicket } from "./thumbs";

export const startTrip = endpoint({
  method: "POST",
  path: "/wayfellow/starttrip/:tripId",
  access: companion("run-trip"),
  body: null,
  reply: liveStatusShape,
});

/** Takes the start back, until a block is completed. */
export const takeBackStart = endpoint({
  method: "POST",
  path: "/wayfellow/starttrip/:tripId/takeback",
  access: companion("run-trip"),
  body: null,
  reply: liveStatusShape,
});

/** Begins the day that the trip has come to, before its date has come. */
export const beginDay = endpoint({
  method: "POST",
  path: "/wayfellow/beginday/:tripId/:dayIndex",
  access: companion("run-trip"),
  body: null,
  reply: liveStatusShape,
});

export const completeBlock = endpoint({
  method: "POST",
  path: "/wayfellow/block/complete",
  access: companion("run-trip"),
  body: z.object({ tripId: id, dayIndex, blockName }),
  reply: liveStatusShape,
});

export const completeDay = endpoint({
  method: "POST",
  path: "/wayfellow/markcomplete/:tripId/:dayIndex",
  access: companion("run-trip"),
  body: null,
  reply: liveStatusShape,
});

const plainBlock = z.object({ title: z.string(), desc: z.string() });

/** Today's plan, or a null day when the trip is over. */
export const readLivePlan = endpoint({
  method: "GET",
  path: "/wayfellow/triplive/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: z.union([
    z.object({
      dayIndex: z.number(),
      dateStr: z.string(),
      summary: z.string(),
      blocks: z.object({ morning: plainBlock, afternoon: plainBlock, evening: plainBlock }),
    }),
    z.object({ dayIndex: z.null() }),
  ]),
});

/** Revises the block by a wish and saves it; `signatureBefore` lets the block as it was be put back. */
export const fixLiveBlock = endpoint({
  method: "POST",
  path: "/wayfellow/livedaygpt/block",
  access: companion("run-trip"),
  cost: "assistant",
  body: z.object({ tripId: id, dayIndex, block: blockName, feedback: requiredFreeText, ...wishContext }),
  reply: z.object({ updatedBlock: blockShape, note: z.string(), signatureBefore: signature, alternatives, proposals }),
});

export const askAboutBlock = endpoint({
  method: "POST",
  path: "/wayfellow/livedaygpt/ask",
  access: companion("ask-assistant"),
  cost: "assistant",
  body: z.object({ tripId: id, dayIndex, blockName, question: requiredFreeText }),
  reply: z.object({ answer: z.string(), source, proposals, thumbTicket }),
});
