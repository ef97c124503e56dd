import * as z from "zod/mini";
import { readCities } from "./city-files.mjs";
import type { City } from "./place-schema";
import { CitySchema } from "./place-schema";

/** Every bundled city, checked. Node only: it reads files. Throws a sentence naming the city whose file is wrong. */
export function loadCities(): City[] {
  return readCities().map((city) => {
    const parsed = CitySchema.safeParse(city);
    if (!parsed.success) throw new Error(`db/places/cities/${city.id}.json: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}
