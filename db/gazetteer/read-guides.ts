import * as z from "zod/mini";
import { readCityFiles } from "../places/city-files.mjs";
import type { GuideCity } from "./join-guides";

const guideCity = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  aliases: z.array(z.string()),
}) satisfies z.ZodMiniType<GuideCity>;

/** The bundled cities without their places. */
export const readGuides = (): GuideCity[] => z.array(guideCity).parse(readCityFiles());
