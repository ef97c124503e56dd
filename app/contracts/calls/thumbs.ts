import * as z from "zod/mini";
import { DOWN_REASONS, type Thumb, VOTES } from "../../domain/thumbs/thumb";
import { companion, endpoint } from "../endpoint";
import { id, signature, source } from "../fields";

export const thumbShape = z.object({
  vote: z.enum(VOTES),
  reason: z._default(z.nullable(z.enum(DOWN_REASONS)), null),
}) satisfies z.ZodMiniType<Thumb>;

/** What the caller said of an answer; null where that is nothing, and in what earlier versions kept. */
export const ownThumb = z._default(z.nullable(thumbShape), null);

/** What an answer that is kept nowhere carries, so that a thumb for it is believed; null where the installation asks for none. */
export const thumbTicket = z._default(z.nullable(z.object({ answerId: id, signature })), null);
export type ThumbTicket = NonNullable<z.output<typeof thumbTicket>>;

/**
 * Keeps what the caller thinks of an answer to a question of their own, in place of what they said before; null takes it back. `ticket` is for an
 * answer about a part of a day. `kept` is false where the installation asks for no thumbs, and where there is no such answer.
 */
export const rateAnswer = endpoint({
  method: "POST",
  path: "/wayfellow/:tripId/thumbs",
  access: companion("ask-assistant"),
  body: z.object({
    answerId: id,
    thumb: z.nullable(thumbShape),
    ticket: z.optional(z.object({ source, signature })),
  }),
  reply: z.object({ kept: z.boolean() }),
});
