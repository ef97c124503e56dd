const EARTH_RADIUS_METRES = 6_371_000;
const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/**
 * Metres between two points as the crow flies.
 * @param {{ lat: number, lng: number }} a
 * @param {{ lat: number, lng: number }} b
 */
export function metresBetween(a, b) {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng * lng;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(h));
}
