export type Point = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6_371;
/** Streets are longer than the crow's flight; 1.3 is the usual ratio in cities. */
const STREET_FACTOR = 1.3;
/** A traveller's pace, who looks around and waits at crossings. */
export const USUAL_WALKING_KMH = 4.2;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Nearer than this, both names are in one place. */
export const NEXT_DOOR_KM = 0.05;

/** Kilometres on the ground, of kilometres as the crow flies. */
export const kilometresAlongStreets = (km: number): number => km * STREET_FACTOR;

/** An estimate, in whole minutes, of the walk over that distance (kilometres as the crow flies). */
export const walkingMinutes = (km: number, kmh: number = USUAL_WALKING_KMH): number =>
  Math.max(1, Math.round((kilometresAlongStreets(km) / kmh) * 60));

/** Walking minutes as an honest estimate: no false precision. */
export const roundedWalk = (minutes: number): number => (minutes < 10 ? minutes : Math.round(minutes / 5) * 5);

/** Kilometres as people say them: one decimal under ten, none above. */
export const spokenKilometres = (km: number): string =>
  km < 10 ? km.toFixed(1).replace(/\.0$/, "") : String(Math.round(km));

/** The place of a block on the map, or null when the block names no known place. */
export const pointOf = (at: { lat: number | null; lng: number | null }): Point | null =>
  at.lat === null || at.lng === null ? null : { lat: at.lat, lng: at.lng };
