import * as z from "zod/mini";
import type { Itinerary } from "~/domain/plan/itinerary";
import { alternatives, blockPatch, blockShape, dayShape, proposals, stopShape } from "../block-shapes";
import { companion, endpoint } from "../endpoint";
import { blockName, dayIndex, id, requiredFreeText, signature, source } from "../fields";
import { wishContext } from "../wish-context";

export const itineraryShape = z.object({
  itineraryId: z.string(),
  tripId: z.string(),
  tripName: z.string(),
  city: z.string(),
  daysTotal: z.number(),
  days: z.array(dayShape),
  shelf: z._default(z.array(stopShape), []),
}) satisfies z.ZodMiniType<Itinerary>;

export const buildItinerary = endpoint({
  method: "POST",
  path: "/wayfellow/itinerary/build",
  access: companion("plan-trip"),
  cost: "assistant",
  body: z.object({ tripId: id }),
  reply: z.object({ itineraryId: z.string(), daysSaved: z.number(), source }),
});

export const readItineraryDays = endpoint({
  method: "GET",
  path: "/wayfellow/itinerary/days/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: itineraryShape,
});

/** A proposal, saved nowhere. `note` says what the assistant changed and why; with `signature` it may be saved as the assistant's. */
export const proposeBlock = endpoint({
  method: "POST",
  path: "/wayfellow/modifygpt/block",
  access: companion("plan-trip"),
  cost: "assistant",
  body: z.object({
    tripId: id,
    dayIndex,
    block: blockName,
    feedback: requiredFreeText,
    currentBlock: z.optional(blockPatch),
    ...wishContext,
  }),
  reply: z.object({ block: blockShape, note: z.string(), signature, alternatives, proposals }),
});

/**
 * What the patch says of `source` and `verified` counts for a block that the server itself sent out with that `signature`; any other that says something new
 * is a traveller's. `signatureBefore` lets the block as it was be put back as it was.
 */
export const saveBlock = endpoint({
  method: "POST",
  path: "/wayfellow/savefinalblock",
  access: companion("plan-trip"),
  body: z.object({ tripId: id, dayIndex, blockName, blockData: blockPatch, signature }),
  reply: z.object({ block: blockShape, signatureBefore: signature }),
});
