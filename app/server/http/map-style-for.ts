import type { MapStyle } from "~/contracts/calls/map-style";
import type { Env } from "../env";

type Settings = Pick<Env, "MAP_STYLE" | "MAP_STYLE_DARK">;

/** The styles of the map's streets; without one for the night the day's serves both, and without either there are no streets. */
export function mapStyleFor({ MAP_STYLE = "", MAP_STYLE_DARK = "" }: Settings): MapStyle | null {
  if (originOf(MAP_STYLE) === null) return null;
  return { light: MAP_STYLE, dark: originOf(MAP_STYLE_DARK) === null ? MAP_STYLE : MAP_STYLE_DARK };
}

/** The servers that a document may ask for streets: those of the styles, which are to have all that a style names. */
export function streetOrigins(settings: Settings): string[] {
  const style = mapStyleFor(settings);
  return style === null ? [] : [...new Set([style.light, style.dark].flatMap((address) => originOf(address) ?? []))];
}

/** Null for what is no address, such as `none`, and for what would add a rule of its own to the policy. */
function originOf(address: string): string | null {
  return /^(https?:\/\/[\w.-]+(?::\d+)?)\/[^\s;,]*$/.exec(address)?.[1] ?? null;
}
