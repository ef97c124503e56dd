import * as z from "zod/mini";
import type { CityRow, Shard } from "~/domain/cities/shard";

const rowShape = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.string(),
  z.string(),
  z.number(),
]) satisfies z.ZodMiniType<CityRow>;

const shardShape = z.object({ rows: z.array(rowShape), next: z.string() });

/** A part of the gazetteer as its file has it. Throws when it is none. */
export const parseShard = (json: unknown): Shard => shardShape.parse(json);
