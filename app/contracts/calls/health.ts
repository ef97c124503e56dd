import * as z from "zod/mini";
import { endpoint, OPEN } from "../endpoint";
import { source } from "../fields";

/** What works right now. Without the room the product goes on, so only D1 decides `ok`; then the call answers 200, else 503. */
export const readHealth = endpoint({
  method: "GET",
  path: "/healthz",
  access: OPEN,
  cost: "nothing",
  body: null,
  reply: z.object({
    ok: z.boolean(),
    d1: z.enum(["ok", "unavailable"]),
    room: z.enum(["ok", "unavailable", "not configured"]),
    /** Who answers where the assistant is asked. */
    assistant: source,
    /** The model behind it; null where the built-in assistant works alone. */
    model: z.nullable(z.string()),
    version: z.string(),
  }),
});
