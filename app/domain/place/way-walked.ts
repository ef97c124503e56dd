import type { Day } from "../plan/itinerary";
import { type Point } from "./geo";
import { placed, stopsOfTrip } from "./map-stops";

/** The way of a trip from stop to stop: how many stops of its days are known places, and how far they lie apart in kilometres, day by day. */
export type WayWalked = { points: Point[]; stops: number; km: number };

/** The way through all known stops; what lies between one day's last and the next day's first counts for nothing. */
export function wayWalked(days: readonly Day[]): WayWalked {
  const stops = stopsOfTrip(days);
  const known = placed(stops);
  return {
    points: known.filter(({ isDayTrip }) => !isDayTrip).map(({ point }) => point),
    stops: stops.length,
    km: known.reduce((sum, { wayOn }) => sum + (wayOn?.km ?? 0), 0),
  };
}
