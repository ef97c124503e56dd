import { createContext, useContext } from "react";
import type { MapStyle } from "~/contracts/calls/map-style";

const META = "map-style";

const MapStyleContext = createContext<MapStyle | null>(null);

/** The server wraps the document in this; the browser reads what the document says. */
export const MapStyleProvider = MapStyleContext.Provider;

/** Names the styles of the map's streets in the head of the document, for the map to find; nothing where there are none. */
export function MapStyleMeta() {
  const given = useContext(MapStyleContext);
  const content = typeof document === "undefined" ? given && JSON.stringify(given) : mapStyleText();
  return content ? <meta name={META} content={content} /> : null;
}

/** What the document says of them, as text; null when it names none. Every screen has it; what reads it comes with the map. */
export const mapStyleText = (): string | null =>
  document.querySelector(`meta[name="${META}"]`)?.getAttribute("content") ?? null;
