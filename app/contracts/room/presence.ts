import * as z from "zod/mini";
import { ROLES } from "../../domain/people/companion";
import { blockName } from "../fields";

/** A caret in a shared text: both ends as Yjs relative positions, which only an editor that has the document can resolve. */
const caretShape = z.object({ field: z.enum(["title", "description"]), anchor: z.unknown(), head: z.unknown() });

/** What a companion looks at: a day, a block of it, and where in its texts their caret is. */
export const placeShape = z.object({
  dayIndex: z.number(),
  block: z.optional(blockName),
  caret: z.optional(caretShape),
});

export type PresencePlace = z.output<typeof placeShape>;

/** A companion's entry in the room's awareness. The room writes `user` by the ticket, the companion's browser writes `at`. */
export const presenceShape = z.object({
  user: z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) }),
  at: z.optional(z.nullable(placeShape)),
});
