import { type TileSource, tileSource } from "~/contracts/calls/tiles";
import { tileText } from "./tile-text";

/** The tile server that the document names, or null: then there are no streets, and the sketch is the map. */
export function tilesOfDocument(): TileSource | null {
  try {
    const result = tileSource.safeParse(JSON.parse(tileText() ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
