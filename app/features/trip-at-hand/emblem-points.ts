import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Itinerary } from "~/domain/plan/itinerary";

/** The known places of a plan, to be drawn on its city's emblem. */
export const emblemPoints = (itinerary: Itinerary | null): { lat: number; lng: number }[] =>
  (itinerary?.days ?? []).flatMap((day) => BLOCK_NAMES.flatMap((name) => pointOf(day.blocks[name])));

// Day trips lie so far out that the city's own places would become one dot.
const pointOf = ({ lat, lng, isDayTrip }: { lat: number | null; lng: number | null; isDayTrip: boolean }) =>
  lat === null || lng === null || isDayTrip ? [] : [{ lat, lng }];
