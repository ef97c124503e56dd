import * as z from "zod/mini";
import type { GuideFacts, KnownCrossings, PlaceFacts } from "~/domain/place/place";
import { PLACE_CATEGORIES } from "../../domain/place/place";
import { companion, endpoint } from "../endpoint";
import { blockName } from "../fields";

const placeFactsShape = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  category: z.enum(PLACE_CATEGORIES),
  minutes: z.number(),
  parts: z.array(blockName),
  dayTrip: z.boolean(),
  indoor: z.boolean(),
  stepFree: z.nullable(z.boolean()),
  stroller: z.nullable(z.boolean()),
  children: z.boolean(),
  // What was kept before waters were known has none.
  side: z._default(z.nullable(z.string()), null),
  // Nor did it say how long ahead one books.
  bookAheadDays: z._default(z.nullable(z.number()), null),
  // Nor when it is open; of a place without known hours this is null as a whole.
  openOn: z._default(z.nullable(z.array(z.nullable(z.array(z.tuple([z.number(), z.number()]))))), null),
}) satisfies z.ZodMiniType<PlaceFacts>;

const watersShape = z.object({
  crossings: z.array(z.object({ from: z.string(), to: z.string(), by: z.string(), minutes: z.number() })),
}) satisfies z.ZodMiniType<KnownCrossings>;

const guideFactsShape = z.nullable(
  z.object({
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    radiusKm: z.number(),
    waters: z._default(z.nullable(watersShape), null),
    places: z.array(placeFactsShape),
  }) satisfies z.ZodMiniType<GuideFacts>,
);

/** What a device needs to judge a plan and to tell its ways by itself; `guide` is null in a city whose places we do not know. */
export const planFactsShape = z.object({
  guide: guideFactsShape,
  // Of a trip through several cities; what was kept before there were any has none.
  legs: z._default(
    z.array(z.object({ cityName: z.string(), guide: guideFactsShape, fromDay: z.number(), toDay: z.number() })),
    [],
  ),
  clocksForward: z._default(z.record(z.string(), z.number()), {}),
});

export type PlanFacts = z.output<typeof planFactsShape>;

export const readPlanFacts = endpoint({
  method: "GET",
  path: "/wayfellow/itinerary/facts/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: planFactsShape,
});
