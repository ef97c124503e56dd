import { gatherCities } from "~/domain/cities/shard";
import { meantCity } from "~/domain/cities/meant-city";
import type { Point } from "~/domain/place/geo";
import type { Env } from "../env";
import type { Log } from "../log";
import { assetParts } from "./asset-parts";

/** Where a trip goes: a point on the map, its country, and the id under which we know its places, if we do. */
export type Destination = Point & { countryCode: string; guide: string | null };

/** The city that was typed, by the gazetteer deployed with the Worker; null where it has none of that name or cannot be read. */
export async function destinationOf(text: string, { env, log }: { env: Env; log: Log }): Promise<Destination | null> {
  if (!env.ASSETS) return null;
  try {
    const meant = meantCity(text, await gatherCities(text, assetParts(env.ASSETS)));
    return meant?.city ?? null;
  } catch (unreadable) {
    log.error("gazetteer-unreadable", unreadable, {});
    return null;
  }
}
