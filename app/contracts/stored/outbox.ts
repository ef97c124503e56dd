import * as z from "zod/mini";
import type { Outbox, QueuedCommand, QueuedReflection } from "../../domain/offline/outbox";
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

const command = z.discriminatedUnion("kind", [completion, reflection, tick]);

const listOf = <Item>(pick: (item: unknown) => readonly Item[]) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]) => items.flatMap((item) => pick(item))),
  );
function readable<Item>(shape: z.ZodMiniType<Item>) {
  return listOf((item): Item[] => {
    const read = shape.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
const unreadable = (shape: z.ZodMiniType) => listOf((item) => (shape.safeParse(item).success ? [] : [item]));

/** The stored outbox of one traveller for one trip: what this version can read of it. */
export const outboxShape: z.ZodMiniType<Outbox> = z.object({
  waiting: readable<QueuedCommand>(command),
  stranded: readable<QueuedReflection>(reflection),
});

/** What another version put there, and only it can read. */
export const unreadableOutboxShape = z.object({ waiting: unreadable(command), stranded: unreadable(reflection) });
