import type { Day } from "../plan/itinerary";
import type { Leg } from "../trip/legs";
import { kilometresBetween, type Point, pointOf } from "./geo";
import { placed, stopsOfTrip } from "./map-stops";

/** The way of a trip from stop to stop: how many stops its days have, and how far they lie apart in kilometres. */
export type WayWalked = { points: Point[]; stops: number; km: number };

/** The way through all known stops, day by day, and from city to city as the crow flies; the way to a bed and back counts for nothing. */
export function wayWalked(days: readonly Day[], cities: readonly Pick<Leg, "lat" | "lng">[] = []): WayWalked {
  const stops = stopsOfTrip(days);
  const known = placed(stops);
  const within = known.reduce((sum, { wayOn }) => sum + (wayOn?.km ?? 0), 0);
  return {
    points: known.filter(({ isDayTrip }) => !isDayTrip).map(({ point }) => point),
    stops: stops.length,
    km: within + kilometresFromCityToCity(cities),
  };
}

const kilometresFromCityToCity = (cities: readonly Pick<Leg, "lat" | "lng">[]): number =>
  cities.reduce((sum, city, i) => {
    const [from, to] = [cities[i - 1], city].map((end) => end && pointOf(end));
    return from && to ? sum + kilometresBetween(from, to) : sum;
  }, 0);
