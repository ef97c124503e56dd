import { locationIn } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import type { Anchor } from "~/domain/trip/anchor";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { anchorAt } from "~/planner/plan/suggest-anchors";
import { timeOfYear } from "~/planner/words/season-lines";

type Cities = Pick<TripBrief, "guide" | "legs" | "startDate" | "daysTotal">;

const guidesOf = ({ guide, legs }: Cities) =>
  legs ? legs.flatMap((leg) => (leg.guide ? [leg.guide] : [])) : guide ? [guide] : [];

/** The known place that typed words name, as the planner reads them, called by its name; null where they name none. */
export function placeOfMust(text: string, brief: Cities): Anchor | null {
  for (const guide of guidesOf(brief)) {
    const place = placeNamed(text, guide.places);
    if (place) return { ...anchorAt(place, guide, null, timeOfYear(brief, guide.lat)), source: "traveller" };
  }
  return null;
}

/** The part of a city that typed words name, as a location; null where they name none. */
export function areaOfMust(text: string, brief: Cities): string | null {
  for (const guide of guidesOf(brief)) {
    const place = guide.places.find(({ neighborhood }) => nameKey(neighborhood) === nameKey(text));
    if (place && !place.dayTrip) return locationIn(guide.name, place);
  }
  return null;
}
