import type { Block } from "../plan/block";

/** Where something is, short enough to stand beside its name; empty where that says so itself, or nobody does. */
export function placeBeside({
  title,
  location,
  neighborhoodTag,
}: Pick<Block, "title" | "location" | "neighborhoodTag">) {
  const place = neighborhoodTag || location;
  return place === title ? "" : place;
}

/** Where a block is, as people say it: the neighbourhood with the location, each once. */
export const placeOf = ({ location, neighborhoodTag }: Pick<Block, "location" | "neighborhoodTag">): string =>
  location.includes(neighborhoodTag) ? location : [neighborhoodTag, location].filter(Boolean).join(", ");
