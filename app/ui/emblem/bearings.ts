import type { Point } from "./contour";

export type Place = { lat: number; lng: number };

/** How far from the middle the farthest place lies, in the emblem's units. */
const REACH = 34;
const MIDDLE = 50;

/**
 * Places around their own middle, north up, each at its true bearing in the emblem's square of 100.
 * Distances are drawn by their square root, so that one day trip does not push the old town into one dot.
 */
export function placesAtBearings(places: readonly Place[]): Point[] {
  if (places.length === 0) return [];
  const centre = { lat: median(places.map(({ lat }) => lat)), lng: median(places.map(({ lng }) => lng)) };
  const eastward = Math.cos((centre.lat * Math.PI) / 180);
  const offsets = places.map(({ lat, lng }) => ({
    east: shortWay(lng - centre.lng) * eastward,
    north: lat - centre.lat,
  }));
  const farthest = Math.max(...offsets.map(({ east, north }) => Math.hypot(east, north)));
  return offsets.map(({ east, north }) => {
    const away = Math.hypot(east, north);
    const scale = away === 0 ? 0 : (REACH * Math.sqrt(away / farthest)) / away;
    return { x: MIDDLE + east * scale, y: MIDDLE - north * scale };
  });
}

/** The middle value: one place far out does not pull the centre with it. */
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A difference of longitudes the short way round the globe. */
const shortWay = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
