import { BLOCK_NAMES, type Block, type BlockName } from "~/domain/plan/block";
import { leadAt, mealOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { kilometresBetween, type Point, pointOf } from "~/domain/place/geo";
import type { CityGuide } from "~/domain/place/place";
import type { NearPart, Wish } from "~/language/wish/wish";
import { type Neighbour, stopBeside } from "./day-neighbours";

/** What is farther than this, as the crow flies, is not near any more. */
export const NEAR_KM = 1.2;

type Asked = {
  current: Pick<Block, "title" | "placeId" | "lat" | "lng">;
  guide: Pick<CityGuide, "places">;
  wish: Pick<Wish, "nearPlace" | "nearPart" | "nearHere" | "needs" | "likePlace" | "nearArea" | "neighborhood">;
  day: Day;
  blockName: BlockName;
};

/**
 * Near what a wish wants something: the place that it names, a stop of the part of the day that it tells of, or else the stop that stands there, where one
 * will be. Who has to sit down wants it there, too. Null where nearness is not asked for, or nobody knows where the stop is.
 */
export function nearWhere(asked: Asked): Neighbour | null {
  const { current, guide, wish } = asked;
  const { nearPlace } = wish;
  if (nearPlace) return { title: nearPlace.name, point: nearPlace };
  const there = wish.nearPart ? stopOfPart(asked, wish.nearPart) : null;
  const stop = there ?? (wish.nearHere || restsHere(wish) ? current : null);
  const here = stop && pointOf(stop);
  const place = guide.places.find(({ id }) => id === stop?.placeId);
  return here && stop
    ? { title: there && place ? place.name : stop.title, point: { ...here, side: place?.side ?? null } }
    : null;
}

/** Of the stops that a part of the day is told by, the one that is next in time to what is looked at; null where it has none that is somewhere. */
function stopOfPart({ day, blockName }: Asked, part: NearPart): PlacedStop | null {
  const lead = leadAt(day, blockName);
  const at = lead ? day.stops.indexOf(lead) : day.stops.filter((stop) => isBefore(stop.at.part, blockName)).length;
  const there = day.stops.filter(
    (stop, i) => stop !== lead && pointOf(stop) && isOfPart(stop, part, i - at, blockName),
  );
  const [next] = there.toSorted((a, b) => Math.abs(day.stops.indexOf(a) - at) - Math.abs(day.stops.indexOf(b) - at));
  return next ?? (lead && part === blockName && pointOf(lead) ? lead : null);
}

const isBefore = (one: BlockName, other: BlockName): boolean => BLOCK_NAMES.indexOf(one) < BLOCK_NAMES.indexOf(other);

/** @param away how many stops after the one that is looked at it comes, negative before it */
function isOfPart(stop: PlacedStop, part: NearPart, away: number, blockName: BlockName): boolean {
  switch (part) {
    case "before":
      return away < 0;
    case "after":
      return away > 0;
    case "anyMeal":
      return mealOf(stop) !== null;
    case "breakfast":
    case "lunch":
    case "dinner":
      return mealOf(stop) === part;
    case "morning":
    case "afternoon":
    case "evening":
      return stop.at.part === part && part !== blockName;
    default:
      return part satisfies never;
  }
}

/** From where a proposal's way is told: from what it is to be near to, else from the stop beside it. */
export const wayBegins = (context: Asked & Parameters<typeof stopBeside>[0]): Neighbour | null =>
  nearWhere(context) ?? modelThere(context.wish) ?? stopBeside(context);

/** The place that it is to be like, where it lies in the quarter that it is to be near to. */
const modelThere = ({ likePlace, nearArea, neighborhood }: Asked["wish"]): Neighbour | null =>
  likePlace && likePlace.neighborhood === (nearArea ?? neighborhood)
    ? { title: likePlace.name, point: likePlace }
    : null;

/** "Near where we are in the afternoon": less than this share of the way from there is clearly nearer than what stands there now. */
const CLEARLY_LESS = 0.8;

/** Whether a place is clearly nearer to what they do in another part of the day than the stop that is planned. */
export function isClearlyNearer(place: Point, asked: Asked): boolean {
  const near = asked.wish.nearPart ? nearWhere(asked) : null;
  const here = pointOf(asked.current);
  return (
    near !== null &&
    here !== null &&
    kilometresBetween(near.point, place) < CLEARLY_LESS * kilometresBetween(near.point, here)
  );
}

/** Whoever cannot go on, or wants to sit, is not sent across the city. */
export const restsHere = ({ needs }: Pick<Wish, "needs">): boolean => needs.includes("seats");

/** Whether they say that it is to be near; who has to sit down only would rather have it so. */
export const saysNear = ({ nearPlace, nearPart, nearHere }: Asked["wish"]): boolean =>
  nearPlace !== null || nearPart !== null || nearHere;

/** Who has to sit down goes no farther than this where something close by is known, too. */
const REST_KM = 3;

/** Whether a place is too far for who only has to sit down, and did not say where. */
export function isFarForWhoRests(place: Point, asked: Asked, km = REST_KM): boolean {
  const near = restsHere(asked.wish) && !saysNear(asked.wish) ? nearWhere(asked) : null;
  return near !== null && kilometresBetween(near.point, place) > km;
}

/** Where something near is wished for and nothing is, what is farther than this is no answer, either. */
const STILL_NEAR_KM = 3;

/** Whether it is far from what they say that they want something near to. */
export function isFarOff(place: Point, asked: Asked): boolean {
  const near = saysNear(asked.wish) ? nearWhere(asked) : null;
  return near !== null && kilometresBetween(near.point, place) > STILL_NEAR_KM;
}

/** Whether it is near what they say that they want something near to; everything is, where they say nothing of it. */
export function isNearEnough(place: Point, asked: Asked): boolean {
  const near = saysNear(asked.wish) ? nearWhere(asked) : null;
  return near === null || kilometresBetween(near.point, place) <= NEAR_KM;
}
