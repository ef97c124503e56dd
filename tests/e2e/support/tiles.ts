/** A tile server that nobody runs: a page that asks it meets a closed port, unless its test answers in its place. */
export const TILE_HOST = "http://localhost:9";

export const TILE_SETTINGS = {
  TILE_URL: `${TILE_HOST}/{z}/{x}/{y}.png`,
  TILE_ATTRIBUTION: '© <a href="https://tiles.example">Fake Streets</a>',
};
