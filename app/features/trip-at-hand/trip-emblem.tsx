import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Itinerary } from "~/domain/plan/itinerary";
import { CityEmblem } from "~/ui/emblem/city-emblem";

/** The face of the trip's city with the places of the plan on it. */
export const TripEmblem = ({ city, plan, size }: { city: string; plan: Itinerary | null; size?: "md" | "full" }) => (
  <CityEmblem city={city} points={emblemPoints(plan)} size={size} />
);

/** The known places of a plan, to be drawn on its city's emblem; not those of day trips, so far out that the city's own would become one dot. */
export const emblemPoints = (plan: Itinerary | null): { lat: number; lng: number }[] =>
  (plan?.days ?? []).flatMap(({ blocks }) =>
    BLOCK_NAMES.flatMap((name) => {
      const { lat, lng, isDayTrip } = blocks[name];
      return lat === null || lng === null || isDayTrip ? [] : [{ lat, lng }];
    }),
  );
