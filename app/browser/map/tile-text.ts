export const TILE_META = "tile-server";

/** What the document says of the tile server, as text; null when it names none. Every screen has it; what reads it comes with the map. */
export const tileText = (): string | null =>
  document.querySelector(`meta[name="${TILE_META}"]`)?.getAttribute("content") ?? null;
