import type { Place } from "~/domain/place/place";
import { appeal, isExcluded } from "~/planner/fit/appeal";
import { isForEvening } from "~/planner/outings/outing";
import type { Preferences } from "~/planner/fit/preferences";

export const MOST_CANDIDATES = 60;

/** A place under the short id that the model knows it by. */
export type Candidate = { id: string; place: Place };

/** Short ids without a meaning: a model that knows them cannot guess the id of a place that is not in its list. */
export const numbered = (places: readonly Place[]): Candidate[] =>
  places.map((place, i) => ({ id: `p${i + 1}`, place }));

const categoryOf = (place: Place): string =>
  !place.dayTrip ? place.category : isForEvening(place) ? "day trip into the evening" : "day trip";

/** `id | name | category | area`, as the model reads it. */
export const candidateLine = ({ id, place }: Candidate): string =>
  `${id} | ${place.name} | ${categoryOf(place)} | ${place.neighborhood}`;

/** The places to choose from: those that must be there, then what these travellers would like best. */
export function chooseCandidates(
  places: readonly Place[],
  preferences: Preferences,
  isSure: (place: Place) => boolean,
): Place[] {
  const sure = places.filter(isSure);
  const rest = places
    .filter((place) => !isSure(place) && !isExcluded(place, preferences))
    .map((place) => ({ place, worth: appeal(place, preferences) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ place }) => place);
  return [...sure, ...rest].slice(0, MOST_CANDIDATES);
}
