import type { CityGuide, Place } from "~/domain/place/place";
import { nameKey, placeNamed } from "~/domain/place/place-name";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { isOpenPart, withBlock } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";

/** The chosen anchors by what they are: places in town, day trips, and titles that are no known place. */
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

/** Says at the end of the last day for which musts there was no room. */
export function mentionLeftOut(days: Day[], leftOut: readonly string[]): Day[] {
  if (leftOut.length === 0) return days;
  return days.map((day, i) => {
    if (i < days.length - 1) return day;
    const last = BLOCK_NAMES.findLast((part) => !isOpenPart(day, part)) ?? "evening";
    const block = day.blocks[last];
    const description = `${block.description} There was no room for ${leftOut.join(" and ")}; swap one in if you would rather.`;
    return withBlock(day, last, { ...block, description });
  });
}
