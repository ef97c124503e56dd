import * as z from "zod/mini";
import { MOODS, type Reflection } from "../../domain/memories/reflection";
import { companion, endpoint } from "../endpoint";
import { fault, freeText, listOf, shortText } from "../fields";
import { atLeast } from "../lengths";

export const reflectionShape = z.object({
  reflectionId: z.string(),
  tripId: z.string(),
  userId: z.string(),
  authorName: z.string(),
  dayIndex: z.number(),
  summary: z.string(),
  moodTags: z.array(z.string()),
  moodTag: z.optional(z.string()),
  journalText: z.string(),
}) satisfies z.ZodMiniType<Reflection>;

/** Replaces one's own reflection of that day when there is one. */
export const saveReflection = endpoint({
  method: "POST",
  path: "/wayfellow/reflection/:tripId/:dayNumber",
  access: companion("reflect"),
  body: z.object({
    summary: z.optional(shortText),
    moodTags: listOf(z.enum(MOODS)).check(atLeast(1, fault("no-mood"))),
    journalText: z._default(freeText, ""),
  }),
  reply: z.object({ reflection: reflectionShape }),
});

export const readReflections = endpoint({
  method: "GET",
  path: "/wayfellow/reflections/:tripId",
  access: companion("read-trip"),
  body: null,
  reply: z.object({ reflections: z.array(reflectionShape) }),
});
