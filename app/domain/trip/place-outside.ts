import { isWellKnown } from "../cities/meant-city";
import type { KnownCity } from "../cities/known-city";
import { kilometresBetween, type Point } from "../place/geo";

/** A city of a trip, and where it lies. */
export type CityAt = { city: string; at: Point };

/** A place that is none of a trip's cities, with the nearest of those. */
export type PlaceOutside = { name: string; from: string; km: number };

/** Nearer than this, a name is the city itself. */
const SAME_PLACE_KM = 5;
/** As far as one may go and come back on a day. Whatever lies further has to be known to many before it is offered: most small places are called like something else. */
const A_DAY_KM = 250;

/** The place that somebody may mean by a name who is in these cities: the nearest that a day reaches, else one that many know; null where it is a city of the trip. */
export function placeOutside(named: readonly KnownCity[], cities: readonly CityAt[]): PlaceOutside | null {
  const options = named.flatMap((place) => {
    const [nearest] = cities
      .map(({ city, at }) => ({ from: city, km: kilometresBetween(at, place) }))
      .toSorted((a, b) => a.km - b.km);
    return nearest ? [{ place, ...nearest }] : [];
  });
  if (options.some(({ km }) => km < SAME_PLACE_KM)) return null;
  const near = options.filter(({ km }) => km <= A_DAY_KM).toSorted((a, b) => a.km - b.km)[0];
  const meant = near ?? options.find(({ place }) => isWellKnown(place));
  return meant ? { name: meant.place.name, from: meant.from, km: Math.round(meant.km) } : null;
}
