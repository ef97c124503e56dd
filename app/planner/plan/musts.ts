import type { CityGuide, Place } from "~/domain/place/place";
import { nameKey, placeNamed } from "~/domain/place/place-name";

/** The chosen anchors, sorted by what they are: places in town, day trips, and titles no known place answers to. */
export type Musts = { town: Place[]; trips: Place[]; own: string[] };

export function mustsOf(anchors: readonly string[], guide: CityGuide | null): Musts {
  const musts: Musts = { town: [], trips: [], own: [] };
  const seen = new Set<string>();
  for (const title of anchors.map((anchor) => anchor.trim()).filter(Boolean)) {
    const place = guide ? placeNamed(title, guide.places) : null;
    const key = place?.id ?? (nameKey(title) || title);
    if (seen.has(key)) continue;
    seen.add(key);
    if (!place) musts.own.push(title);
    else if (place.dayTrip) musts.trips.push(place);
    else musts.town.push(place);
  }
  return musts;
}
