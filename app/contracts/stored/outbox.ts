import * as z from "zod/mini";
import type { Outbox } from "../../domain/offline/outbox";
import { MOODS } from "../../domain/memories/reflection";
import { blockName } from "../fields";

const completion = z.object({
  kind: z.literal("complete-block"),
  id: z.string(),
  dayIndex: z.number(),
  blockName,
  at: z.optional(z.number()),
});
const reflection = z.object({
  kind: z.literal("reflect"),
  id: z.string(),
  dayIndex: z.number(),
  moodTags: z.array(z.enum(MOODS)),
  journalText: z.string(),
});

const tick = z.object({ kind: z.literal("tick-stop"), id: z.string(), stopId: z.string(), done: z.boolean() });

/** The stored outbox of one traveller for one trip. */
export const outboxShape: z.ZodMiniType<Outbox> = z.object({
  waiting: z.array(z.discriminatedUnion("kind", [completion, reflection, tick])),
  stranded: z.array(reflection),
});
