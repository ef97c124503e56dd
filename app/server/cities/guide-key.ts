import { cityKey } from "~/domain/cities/city-key.mjs";
import { meantCity } from "~/domain/cities/meant-city";
import { gatherCities, type ReadPart } from "~/domain/cities/shard";
import type { Env } from "../env";
import type { Log } from "../log";
import { assetParts } from "./asset-parts";

/** A key under which no city is found: what was typed means one whose places are not known. */
const NO_GUIDE = "";

/**
 * The key under which the database has the places of the city that was typed: through misspellings, and not those of a namesake
 * ("Paris, Texas"). A city the gazetteer does not know may still be found under exactly the name typed.
 */
export async function guideKeyIn(text: string, read: ReadPart): Promise<string> {
  const meant = meantCity(text, await gatherCities(text, read));
  if (meant === null) return cityKey(text);
  return meant.city.guide === null ? NO_GUIDE : cityKey(meant.city.guide);
}

/** The same by the files deployed with the Worker; where they cannot be read, the name must be typed as the database has it. */
export async function guideKeyOf(text: string, { env, log }: { env: Env; log: Log }): Promise<string> {
  if (!env.ASSETS) return cityKey(text);
  try {
    return await guideKeyIn(text, assetParts(env.ASSETS));
  } catch (unreadable) {
    log.error("gazetteer-unreadable", unreadable, {});
    return cityKey(text);
  }
}
