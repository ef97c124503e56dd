/** Metres between two points as the crow flies. */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number;
