import { type MapStyle, mapStyle } from "~/contracts/calls/map-style";
import { mapStyleText } from "./map-style-meta";

/** The styles that the document names, or null: then there are no streets, and the sketch is the map. */
export function mapStyleOfDocument(): MapStyle | null {
  try {
    return mapStyle.safeParse(JSON.parse(mapStyleText() ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
