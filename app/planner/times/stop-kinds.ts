import type { Place, PlaceCategory } from "~/domain/place/place";
import type { PlacedStop, StopKind } from "~/domain/plan/stop";

const KIND_OF: Partial<Record<PlaceCategory, StopKind>> = { food: "meal", nightlife: "drink", performance: "event" };

const MEAL = /\b(breakfast|brunch|lunch|dinner|supper|picnic)\b/i;

/** What one does at a place, or at what a title names. */
export const kindOf = (place: Pick<Place, "category"> | null, title: string): StopKind =>
  place ? (KIND_OF[place.category] ?? "sight") : MEAL.test(title) ? "meal" : "sight";

/**
 * Planned stops with what one does at each. A part of the day is known by its first sight, so a meal or a drink that the part is planned for is
 * called so only where it stands alone.
 */
export function withKinds(
  stops: readonly PlacedStop[],
  places: ReadonlyMap<string, Pick<Place, "category">>,
): PlacedStop[] {
  const isAlone = ({ at }: PlacedStop): boolean => stops.filter((other) => other.at.part === at.part).length === 1;
  return stops.map((stop) =>
    stop.kind === "sight" && stop.source !== "traveller" && isAlone(stop)
      ? { ...stop, kind: kindOf(places.get(stop.placeId ?? "") ?? null, stop.title) }
      : stop,
  );
}
