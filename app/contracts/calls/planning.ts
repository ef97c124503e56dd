import * as z from "zod/mini";
import type { Anchor } from "~/domain/trip/anchor";
import { INTENT_VIBES, MOBILITIES, PRIORITIES, TRAVEL_PACES, type TripIntent } from "../../domain/trip/trip-intent";
import { companion, endpoint, USER } from "../endpoint";
import { freeText, id, listOf, requiredText, shortText, source } from "../fields";

const intentChoices = {
  priorities: listOf(z.enum(PRIORITIES)),
  vibes: listOf(z.enum(INTENT_VIBES)),
  mobility: listOf(z.enum(MOBILITIES)),
  travelPace: listOf(z.enum(TRAVEL_PACES)),
};

export const tripIntentShape = z.object({
  tripIntentId: z.string(),
  tripId: z.string(),
  userId: z.string(),
  ...intentChoices,
  budget: z.string(),
}) satisfies z.ZodMiniType<TripIntent>;

/** `userId` is accepted for SPEC's sake; the writer is always the token's user. */
export const saveTripIntent = endpoint({
  method: "POST",
  path: "/wayfellow/tripintent",
  access: companion("plan-trip"),
  body: z.object({ tripId: id, userId: z.optional(shortText), ...intentChoices, budget: z._default(freeText, "") }),
  reply: z.object({ tripIntentId: z.string(), tripIntent: tripIntentShape }),
});

export const anchorShape = z.object({
  title: z.string(),
  description: z.string(),
  location: z.optional(z.string()),
  isDayTrip: z.optional(z.boolean()),
  suggestedFollowOn: z.optional(z.string()),
  isClosed: z.optional(z.boolean()),
  placeId: z.optional(z.nullable(z.string())),
  source: z.optional(source),
}) satisfies z.ZodMiniType<Anchor>;

const addedMust = z.object({ title: requiredText, location: z._default(z.nullable(shortText), null) });

/** The trip and the intent are read from the record; a body that carries them is allowed and not trusted. */
export const suggestAnchors = endpoint({
  method: "POST",
  path: "/wayfellow/anchorgpt/:tripId",
  access: companion("plan-trip"),
  cost: "assistant",
  body: z.object({ tripData: z.optional(z.unknown()), tripIntentData: z.optional(z.unknown()) }),
  reply: z.object({ anchors: z.array(anchorShape), source }),
});

export const sampleAnchors = endpoint({
  method: "GET",
  path: "/wayfellow/anchorgpttest",
  access: USER,
  body: null,
  reply: z.object({ anchors: z.array(anchorShape) }),
});

/** What a traveller typed who must not miss it, as the planner will read it: a place of the trip's cities, somewhere in them, or words of their own. It changes nothing. */
export const nameMust = endpoint({
  method: "POST",
  path: "/wayfellow/anchorselect/name/:tripId",
  access: companion("plan-trip"),
  cost: "read",
  body: z.object({ text: requiredText }),
  reply: z.object({
    title: z.string(),
    /** Null where nobody knows where that is. */
    location: z.nullable(z.string()),
    isDayTrip: z.boolean(),
    /** A place elsewhere that has this name: they say themselves whether they mean it. */
    outside: z.nullable(z.object({ name: z.string(), from: z.string(), km: z.number() })),
  }),
});

/** `added` are those of the titles that nobody suggested, with where they are as far as that was found. The reply has all that were ever added and are still chosen. */
export const saveAnchors = endpoint({
  method: "POST",
  path: "/wayfellow/anchorselect/save/:tripId",
  access: companion("plan-trip"),
  body: z.object({
    userId: z.optional(shortText),
    anchorTitles: listOf(requiredText),
    added: z.optional(listOf(addedMust)),
  }),
  reply: z.object({ anchorTitles: z.array(z.string()), added: z._default(z.array(anchorShape), []) }),
});
