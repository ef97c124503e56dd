import * as z from "zod/mini";
import { PLACE_CATEGORIES } from "~/domain/place/place";

/** What the model is asked for: the schema that it gets, and the check of what it sent. Lengths are not limited here, because strict servers support few limits; plain-words.ts cuts. */

const stop = z.object({ id: z.string(), words: z.string() });

/** A day in a covered city: places by their ids, and a few sentences about each. */
export const pickedDay = z.object({
  day: z.number(),
  summary: z.string(),
  morning: stop,
  afternoon: stop,
  evening: stop,
});

const idea = z.object({
  title: z.string(),
  words: z.string(),
  area: z.nullable(z.string()),
  ticketed: z.boolean(),
  must: z.nullable(z.string()),
});

/** A day in a city without data, written freely; `must` is the id of the must that the block is about. */
export const freeDay = z.object({
  day: z.number(),
  summary: z.string(),
  morning: idea,
  afternoon: idea,
  evening: idea,
});

/** One block by id; null when no place does what is asked. */
export const pickedBlock = z.object({ id: z.nullable(z.string()), words: z.string(), note: z.string() });

export const freeBlock = z.object({
  title: z.string(),
  words: z.string(),
  area: z.nullable(z.string()),
  ticketed: z.boolean(),
  note: z.string(),
});

export const spokenReply = z.object({ reply: z.string() });

export const pickedAnchor = z.object({ id: z.string(), words: z.string() });

export const freeAnchor = z.object({ title: z.string(), words: z.string(), area: z.nullable(z.string()) });

export const pickedThing = z.object({ id: z.string(), words: z.string(), why: z.string() });

export const freeThing = z.object({
  name: z.string(),
  words: z.string(),
  why: z.string(),
  kind: z.enum(PLACE_CATEGORIES),
});

/** A list of items, inside an object: strict servers want an object at the root. */
export const listOf = <Item extends z.ZodMiniType>(name: "days" | "anchors" | "things", item: Item) =>
  z.object({ [name]: z.array(item) });

export type PickedDay = z.infer<typeof pickedDay>;
export type FreeDay = z.infer<typeof freeDay>;
