import * as z from "zod/mini";
import type { FoundPlace } from "../../domain/place/found-place";
import { STOP_KINDS } from "../../domain/plan/stop";
import { companion, endpoint } from "../endpoint";
import { dayIndex, shortText } from "../fields";

export const foundPlaceShape = z.object({
  id: z.string(),
  name: z.string(),
  neighborhood: z.string(),
  location: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(STOP_KINDS),
  minutes: z.number(),
  isTicketed: z.boolean(),
  isDayTrip: z.boolean(),
}) satisfies z.ZodMiniType<FoundPlace>;

/** The places of a day's city that somebody may mean who adds a stop, the likeliest first; without a day, those of all cities of the trip. It changes nothing. */
export const searchPlaces = endpoint({
  method: "POST",
  path: "/wayfellow/itinerary/places/:tripId",
  access: companion("plan-trip"),
  cost: "read",
  body: z.object({ text: shortText, dayIndex: z.nullable(dayIndex) }),
  /** `isCovered`: whether any places are known there. */
  reply: z.object({ isCovered: z.boolean(), places: z.array(foundPlaceShape) }),
});
