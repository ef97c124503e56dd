import type { Itinerary } from "~/domain/plan/itinerary";
import { CityEmblem } from "~/ui/emblem/city-emblem";

/** The face of the trip's city with the places of the plan on it. */
export function TripEmblem({ city, plan, size }: { city: string; plan: Itinerary | null; size?: "md" | "full" }) {
  const blocks = plan?.days.flatMap((day) => Object.values(day.blocks)) ?? [];
  const points = blocks.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  return <CityEmblem city={city} points={points} size={size} />;
}
