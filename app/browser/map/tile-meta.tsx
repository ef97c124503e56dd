import { createContext, useContext } from "react";
import type { TileSource } from "~/contracts/calls/tiles";
import { TILE_META, tileText } from "./tile-text";

const TilesContext = createContext<TileSource | null>(null);

/** The server wraps the document in this; the browser reads what the document says. */
export const TilesProvider = TilesContext.Provider;

/** Names the tile server in the head of the document, for the map to find; nothing where there is none. */
export function TileMeta() {
  const given = useContext(TilesContext);
  const content = typeof document === "undefined" ? given && JSON.stringify(given) : tileText();
  return content ? <meta name={TILE_META} content={content} /> : null;
}
