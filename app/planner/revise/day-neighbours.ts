import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Point } from "~/domain/place/geo";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import type { Spot } from "~/domain/place/way-between";
import type { Day } from "~/domain/plan/itinerary";

export type Neighbour = { title: string; point: Spot };

/**
 * The stops right before and right after a block on the same day, where their place is known.
 * @param places of the city, where it matters on which side of a water the stops lie
 */
export function neighboursOf(
  day: Day,
  part: BlockName,
  places: readonly Pick<Place, "id" | "side">[] = [],
): { before: Neighbour | null; after: Neighbour | null } {
  const at = BLOCK_NAMES.indexOf(part);
  const neighbour = (name: BlockName | undefined): Neighbour | null => {
    const block = name ? day.blocks[name] : undefined;
    const point = block ? pointOf(block) : null;
    const side = places.find(({ id }) => id === block?.placeId)?.side ?? null;
    return block && point ? { title: block.title, point: { ...point, side } } : null;
  };
  return { before: neighbour(BLOCK_NAMES[at - 1]), after: neighbour(BLOCK_NAMES[at + 1]) };
}

/** Kilometres from a point to the stops before and after it, one way each. */
export const kilometresAround = (point: Point, { before, after }: ReturnType<typeof neighboursOf>): number =>
  (before ? kilometresBetween(before.point, point) : 0) + (after ? kilometresBetween(point, after.point) : 0);

/** Kilometres of the longer of the two ways, from the stop before and to the stop after. */
export const longestHop = (point: Point, { before, after }: ReturnType<typeof neighboursOf>): number =>
  Math.max(before ? kilometresBetween(before.point, point) : 0, after ? kilometresBetween(point, after.point) : 0);

/** The stop of the same day from which one goes there, by the name of its place; none that is out of town, from which the way says nothing. */
export function stopBeside({
  day,
  blockName,
  guide,
}: {
  day: Day;
  blockName: BlockName;
  guide: CityGuide;
}): Neighbour | null {
  const { before, after } = neighboursOf(day, blockName, guide.places);
  const near = [before, after].find((each) => each !== null && kilometresBetween(guide, each.point) <= guide.radiusKm);
  const block = near && Object.values(day.blocks).find(({ title }) => title === near.title);
  const place = guide.places.find(({ id, name }) => id === block?.placeId || block?.title.startsWith(`${name}, `));
  return near ? { ...near, title: place?.name ?? near.title } : null;
}
