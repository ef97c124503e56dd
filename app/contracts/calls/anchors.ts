import * as z from "zod/mini";
import { companion, endpoint, USER } from "../endpoint";
import { listOf, requiredText, shortText, source } from "../fields";
import { anchorShape } from "../anchor-shape";

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
