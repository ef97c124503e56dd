import type { TileSource } from "~/contracts/calls/tiles";
import type { Env } from "../env";

/** Fit for trying things out; its operators ask that whoever serves many people brings tiles of their own. */
const OPEN_STREET_MAP: TileSource = {
  url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/** The tile server of the map's streets: the one that is set; without one OpenStreetMap's, but none in production. */
export function tilesFor({
  ENVIRONMENT,
  TILE_URL,
  TILE_ATTRIBUTION,
}: Pick<Env, "ENVIRONMENT" | "TILE_URL" | "TILE_ATTRIBUTION">): TileSource | null {
  if (!TILE_URL) return ENVIRONMENT === "production" ? null : OPEN_STREET_MAP;
  return originOf(TILE_URL) === null ? null : { url: TILE_URL, attribution: TILE_ATTRIBUTION ?? "" };
}

/** Where the tiles are fetched from, for the policy of a document; any of its subdomains where the address has `{s}`. */
export const tileOrigin = (env: Parameters<typeof tilesFor>[0]): string | null => originOf(tilesFor(env)?.url ?? "");

/** Null for what is no address of tiles, such as `none`. */
function originOf(url: string): string | null {
  const parts = /^(https?:\/\/[\w.{}-]+(?::\d+)?)\/[^\s;,]*$/.exec(url);
  return parts?.[1]?.replace("{s}", "*") ?? null;
}
