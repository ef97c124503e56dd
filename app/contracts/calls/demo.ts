import * as z from "zod/mini";
import type { BestThing } from "~/domain/demo/best-thing";
import {
  BEST_THINGS_BUDGETS,
  BEST_THINGS_CATEGORIES,
  DEFAULT_BUDGET,
  DEMO_DAYS,
  type DemoItinerary,
} from "../../domain/demo/demo";
import { demoWish } from "./demo-wish";
import { endpoint, OPEN, USER } from "../endpoint";
import { email, freeText, listOf, requiredText, shortText, signature, source } from "../fields";
import { atMost } from "../lengths";

const provenance = { source: z._default(source, "embedded"), verified: z._default(z.boolean(), false) };

const activity = z.object({ time: shortText, title: shortText, description: freeText, ...provenance });

export const demoItineraryShape = z.object({
  ...demoWish,
  days: listOf(
    z.object({
      dayIndex: z.int().check(z.minimum(1), z.maximum(DEMO_DAYS.max)),
      summary: freeText,
      activities: listOf(activity),
    }),
  ),
  /** By which the server knows its own demo again when it is saved; a browser may keep one from before there was one. */
  signature,
}) satisfies z.ZodMiniType<DemoItinerary>;

const bestThingsWish = {
  destination: requiredText,
  category: z._default(z.enum(BEST_THINGS_CATEGORIES), "all"),
  budget: z._default(z.enum(BEST_THINGS_BUDGETS.map(({ value }) => value)), DEFAULT_BUDGET),
};

export const bestThingsShape = listOf(
  z.object({
    name: shortText,
    description: freeText,
    whyBest: freeText,
    emoji: shortText,
    category: shortText,
    ...provenance,
    signature,
  }) satisfies z.ZodMiniType<BestThing>,
);

/** The identity always comes from the token; a body that names another one is refused. */
const saver = { firebaseId: z.optional(z.string().check(atMost(128))), email: z.optional(email) };

const savedReply = z.object({ savedId: z.string() });

/** A demo itinerary, without sign-in (SPEC section 6). */
export const generateDemo = endpoint({
  method: "POST",
  path: "/wayfellow/demo/generate",
  access: OPEN,
  cost: "assistant",
  body: z.object(demoWish),
  reply: z.object({ itineraryDataDemo: demoItineraryShape, source }),
});

export const saveDemo = endpoint({
  method: "POST",
  path: "/wayfellow/demo/save",
  access: USER,
  body: z.object({ itineraryDataDemo: demoItineraryShape, ...saver }),
  reply: savedReply,
});

/** The best things of a destination, without sign-in. */
export const findBestThings = endpoint({
  method: "POST",
  path: "/wayfellow/demo/bestthings",
  access: OPEN,
  cost: "assistant",
  body: z.object(bestThingsWish),
  reply: z.object({ destination: z.string(), bestThings: bestThingsShape, source }),
});

export const saveBestThings = endpoint({
  method: "POST",
  path: "/wayfellow/demo/bestthings/save",
  access: USER,
  body: z.object({ ...bestThingsWish, bestThingsData: bestThingsShape, ...saver }),
  reply: savedReply,
});
