import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Point } from "~/domain/place/geo";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { Day } from "~/domain/plan/itinerary";

export type Neighbour = { title: string; point: Point };

/** The stops right before and right after a block on the same day, where their place is known. */
export function neighboursOf(day: Day, part: BlockName): { before: Neighbour | null; after: Neighbour | null } {
  const at = BLOCK_NAMES.indexOf(part);
  const neighbour = (name: BlockName | undefined): Neighbour | null => {
    const block = name ? day.blocks[name] : undefined;
    const point = block ? pointOf(block) : null;
    return block && point ? { title: block.title, point } : null;
  };
  return { before: neighbour(BLOCK_NAMES[at - 1]), after: neighbour(BLOCK_NAMES[at + 1]) };
}

/** Kilometres from a point to the stops before and after it, one way each. */
export const kilometresAround = (point: Point, { before, after }: ReturnType<typeof neighboursOf>): number =>
  (before ? kilometresBetween(before.point, point) : 0) + (after ? kilometresBetween(point, after.point) : 0);

/** Kilometres of the longer of the two ways, from the stop before and to the stop after. */
export const longestHop = (point: Point, { before, after }: ReturnType<typeof neighboursOf>): number =>
  Math.max(before ? kilometresBetween(before.point, point) : 0, after ? kilometresBetween(point, after.point) : 0);
