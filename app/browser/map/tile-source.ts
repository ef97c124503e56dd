import { type TileSource, tileSource } from "~/contracts/tiles";

export const TILE_META = "tile-server";

/** What the document says of the tile server, as text; null when it names none. */
export const tileText = (): string | null => document.querySelector(`meta[name="${TILE_META}"]`)?.getAttribute("content") ?? null;

/** The tile server that the document names, or null: then there are no streets, and the sketch is the map. */
export function tilesOfDocument(): TileSource | null {
  try {
    const result = tileSource.safeParse(JSON.parse(tileText() ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
