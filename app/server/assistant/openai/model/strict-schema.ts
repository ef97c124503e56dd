import * as z from "zod/mini";

/** A shape as strict servers take it: every key required, nothing besides, what is optional written as nullable. */
export function strictSchema(shape: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return schema;
}
