import { addDays } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { nameKey, placeNamed } from "~/domain/place/place-name";
import { blocksOf, isPlaceOf } from "./planned-blocks";

/** What of a trip is still to be planned once some of its days stand: fewer days, the places not used, the musts not met. */
export function remainingTrip(brief: TripBrief, standing: readonly Day[]): TripBrief {
  if (standing.length === 0) return brief;
  const blocks = blocksOf(standing).map(({ block }) => block);
  const places = brief.guide?.places ?? [];
  const left = places.filter((place) => !blocks.some((block) => isPlaceOf(block, place)));
  const isMet = (anchor: string): boolean => {
    const place = placeNamed(anchor, places);
    return place ? !left.includes(place) : blocks.some((block) => nameKey(block.title) === nameKey(anchor));
  };
  return {
    ...brief,
    guide: brief.guide && { ...brief.guide, places: left },
    startDate: addDays(brief.startDate, standing.length),
    daysTotal: brief.daysTotal - standing.length,
    anchors: brief.anchors.filter((anchor) => !isMet(anchor)),
  };
}
