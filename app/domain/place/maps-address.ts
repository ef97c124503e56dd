import { type Point, pointOf } from "./geo";

/** Whose map app opens: Apple's on its own phones, Google's anywhere else. Both open in the browser where the app is missing. */
export type MapsApp = "apple" | "google";

type Sought = { title: string; location: string; lat: number | null; lng: number | null };

/** What a map is asked for to find a stop: its spot, else the address that somebody wrote; null where the plan says no more than the city. */
export function soughtOnMap(stop: Sought, city: string): { title: string; point: Point | null } | null {
  const point = pointOf(stop);
  if (point) return { title: stop.title, point };
  return stop.location === "" || stop.location === city ? null : { title: stop.location, point };
}

/** An address that opens the map app at a place: by its coordinates where they are known, else by its name and city. */
export function mapsAddress(
  { title, city, point }: { title: string; city: string; point: Point | null },
  app: MapsApp = "google",
): string {
  const name = encodeURIComponent(title.includes(city) ? title : `${title}, ${city}`);
  const at = point && `${point.lat},${point.lng}`;
  if (app === "apple") return `https://maps.apple.com/?q=${name}${at ? `&ll=${at}` : ""}`;
  return `https://www.google.com/maps/search/?api=1&query=${at ?? name}`;
}
