import * as z from "zod/mini";
import type { Block } from "~/domain/plan/block";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import { companion, endpoint } from "../endpoint";
import { blockName, dayIndex, freeText, id, requiredFreeText, requiredText, shortText, source } from "../fields";

export const blockShape = z.object({
  title: z.string(),
  description: z.string(),
  timeOfDay: blockName,
  location: z.string(),
  neighborhoodTag: z.string(),
  isTicketed: z.boolean(),
  isDayTrip: z.boolean(),
  source,
  verified: z.boolean(),
  placeId: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
}) satisfies z.ZodMiniType<Block>;

export const dayShape = z.object({
  dayIndex: z.number(),
  summary: z.string(),
  blocks: z.object({ morning: blockShape, afternoon: blockShape, evening: blockShape }),
}) satisfies z.ZodMiniType<Day>;

export const itineraryShape = z.object({
  itineraryId: z.string(),
  tripId: z.string(),
  tripName: z.string(),
  city: z.string(),
  daysTotal: z.number(),
  days: z.array(dayShape),
}) satisfies z.ZodMiniType<Itinerary>;

/** What a traveller may change of a block; what is left out stays (DESIGN section 3). */
export const blockPatch = z.object({
  title: z.optional(requiredText),
  description: z.optional(freeText),
  location: z.optional(shortText),
  neighborhoodTag: z.optional(shortText),
  isTicketed: z.optional(z.boolean()),
  isDayTrip: z.optional(z.boolean()),
  source: z.optional(source),
  verified: z.optional(z.boolean()),
  placeId: z.optional(z.nullable(id)),
  lat: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
  lng: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
});

export const buildItinerary = endpoint({
  method: "POST",
  path: "/wayfellow/itinerary/build",
  access: companion("plan-trip"),
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

/** A proposal, saved nowhere. `note` says what the assistant changed and why. */
export const proposeBlock = endpoint({
  method: "POST",
  path: "/wayfellow/modifygpt/block",
  access: companion("plan-trip"),
  body: z.object({
    tripId: id,
    dayIndex,
    block: blockName,
    feedback: requiredFreeText,
    currentBlock: z.optional(blockPatch),
  }),
  reply: z.object({ block: blockShape, note: z.string() }),
});

export const saveBlock = endpoint({
  method: "POST",
  path: "/wayfellow/savefinalblock",
  access: companion("plan-trip"),
  body: z.object({ tripId: id, dayIndex, blockName, blockData: blockPatch }),
  reply: z.object({ block: blockShape }),
});
