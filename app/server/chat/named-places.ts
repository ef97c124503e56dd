import type { NamedPlace } from "~/contracts/calls/assistant";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { foundPlace } from "../itinerary/found-place";

const MOST_NAMED = 5;

type Plan = Pick<Itinerary, "days" | "shelf">;

/**
 * The places of the trip's cities that a reply names, as they are written there, in its order. Not those that the plan has already: the reply most
 * often is about them.
 */
export function namedPlaces(reply: string, brief: TripBrief, plan: Plan | null): NamedPlace[] {
  const { cityName, guide, daysTotal, legs } = brief;
  const planned = new Set(
    [...(plan?.days.flatMap(({ stops }) => stops) ?? []), ...(plan?.shelf ?? [])].map(({ placeId }) => placeId),
  );
  const cities = legs ?? [{ cityName, guide, fromDay: 1, toDay: daysTotal }];
  const known = cities.flatMap((city) =>
    (city.guide?.places ?? []).map((place) => ({ place, city, at: placeIn(reply, place.name) })),
  );
  const named = known.filter(({ at }) => at !== null);
  const isPartOfLonger = ({ at, place }: (typeof named)[number]) =>
    named.some(
      (other) =>
        other.place.name.length > place.name.length &&
        at !== null &&
        other.at !== null &&
        other.at <= at &&
        at < other.at + other.place.name.length,
    );
  const ids = new Set<string>();
  return named
    .filter((one) => !isPartOfLonger(one) && !planned.has(one.place.id))
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .filter(({ place }) => !ids.has(place.id) && ids.add(place.id))
    .slice(0, MOST_NAMED)
    .map(({ place, city: { cityName: name, fromDay, toDay } }) => ({
      ...foundPlace(place, name),
      about: place.about,
      part: place.parts[0] ?? "afternoon",
      fromDay,
      toDay,
    }));
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a name stands as words of its own; null where it does not. */
function placeIn(text: string, name: string): number | null {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!LETTER.test(text[at - 1] ?? " ") && !LETTER.test(text[at + name.length] ?? " ")) return at;
  return null;
}
