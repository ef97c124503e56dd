import * as z from "zod/mini";
import type { LandDetails } from "~/domain/cities/land";
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
  z.string(),
]) satisfies z.ZodMiniType<CityRow>;

const shardShape = z.object({ rows: z.array(rowShape), next: z.string() });

/** A part of the gazetteer as its file has it. Throws when it is none. */
export const parseShard = (json: unknown): Shard => shardShape.parse(json);

const landShape = z.object({
  about: z.string(),
  km: z.number(),
  towns: z.array(z.object({ name: z.string(), country: z.string() })),
  cities: z.array(z.object({ city: z.string(), nights: z.number(), rank: z.number() })),
}) satisfies z.ZodMiniType<LandDetails>;

/** What one finds in a land, as its file has it. Throws when it is none. */
export const parseLand = (json: unknown): LandDetails => landShape.parse(json);
