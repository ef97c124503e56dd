import type { Block } from "~/domain/plan/block";
import { kilometresBetween, type Point, pointOf } from "~/domain/place/geo";
import type { CityGuide } from "~/domain/place/place";
import type { Wish } from "~/language/wish/wish";
import { type Neighbour, stopBeside } from "./day-neighbours";

/** What is farther than this, as the crow flies, is not near any more. */
export const NEAR_KM = 1.2;

type Asked = {
  current: Pick<Block, "title" | "placeId" | "lat" | "lng">;
  guide: Pick<CityGuide, "places">;
  wish: Pick<Wish, "nearPlace" | "nearHere" | "needs">;
};

/**
 * Near what a wish wants something: the place that it names, or else the stop that stands there, where one will be. Who has to sit down wants it there, too.
 * Null where nearness is not asked for, or nobody knows where the stop is.
 */
export function nearWhere({ current, guide, wish }: Asked): Neighbour | null {
  const { nearPlace } = wish;
  if (nearPlace) return { title: nearPlace.name, point: nearPlace };
  const here = wish.nearHere || restsHere(wish) ? pointOf(current) : null;
  const side = guide.places.find(({ id }) => id === current.placeId)?.side ?? null;
  return here && { title: current.title, point: { ...here, side } };
}

/** From where a proposal's way is told: from what it is to be near to, else from the stop beside it. */
export const wayBegins = (context: Asked & Parameters<typeof stopBeside>[0]): Neighbour | null =>
  nearWhere(context) ?? stopBeside(context);

/** Whoever cannot go on, or wants to sit, is not sent across the city. */
export const restsHere = ({ needs }: Pick<Wish, "needs">): boolean => needs.includes("seats");

/** Whether it is near what a wish wants something near to; everything does, where no nearness is asked for. */
export function isNearEnough(place: Point, asked: Asked): boolean {
  const near = nearWhere(asked);
  return near === null || kilometresBetween(near.point, place) <= NEAR_KM;
}
