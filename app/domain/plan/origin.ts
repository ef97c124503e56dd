import type { Block, Source } from "./block";

/** Who wrote something, and whether it names ideas that nobody has checked. */
export type Origin = { source: Source; unverified: boolean };

/** What a traveller wrote needs no checking. */
export const originOf = ({ source, verified }: Pick<Block, "source" | "verified">): Origin => ({
  source,
  unverified: !verified && source !== "traveller",
});

export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  one.source === other.source && one.unverified === other.unverified;

/** Where most of several things come from, so that a screen says it once and only the others say it for themselves; null of none. */
export function usualOrigin(origins: readonly Origin[]): Origin | null {
  const times = (origin: Origin): number => origins.filter((other) => isSameOrigin(origin, other)).length;
  return origins.reduce<Origin | null>(
    (usual, origin) => (usual === null || times(origin) > times(usual) ? origin : usual),
    null,
  );
}
