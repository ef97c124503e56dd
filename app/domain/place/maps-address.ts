import type { Point } from "./geo";

/** Whose map app opens: Apple's on its own phones, Google's anywhere else. Both open in the browser where the app is missing. */
export type MapsApp = "apple" | "google";

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
