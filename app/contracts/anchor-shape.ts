import * as z from "zod/mini";
import type { Anchor } from "~/domain/trip/anchor";
import { source } from "./fields";

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
