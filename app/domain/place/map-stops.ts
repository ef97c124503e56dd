import type { Block, BlockName } from "../plan/block";
import { BLOCK_NAMES } from "../plan/block";
import { type Point, pointOf } from "./geo";
import type { Day } from "../plan/itinerary";
import { type GettingAbout, USUAL_GETTING_ABOUT, type Way, wayBetween } from "./way-between";

/** A part of a day as a stop on the map. `number` is its place in the trip, from 1: the same in every list and on every map. */
export type MapStop = {
  id: string;
  dayIndex: number;
  block: BlockName;
  number: number;
  title: string;
  /** Where it is, in words; empty when the plan does not say. */
  place: string;
  /** Null where the plan names no known place. */
  point: Point | null;
  isDayTrip: boolean;
  /** To the next stop of the day; null after the last, and where one of the two is not known. */
  wayOn: Way | null;
};

/** A stop that the map can show. */
export type PlacedStop = MapStop & { point: Point };

/** The stops of a day in the order they are lived, each with the way to the next as most people go it. */
export const stopsOfDay = (day: Day): MapStop[] => stopsTravelled(day, USUAL_GETTING_ABOUT);

/** The same, each with the way to the next as these people get about. */
export const stopsTravelled = (day: Day, gettingAbout: GettingAbout): MapStop[] =>
  BLOCK_NAMES.map((block, at) => {
    const here = day.blocks[block];
    const next = BLOCK_NAMES[at + 1];
    const [point, onward] = [pointOf(here), next ? pointOf(day.blocks[next]) : null];
    return {
      id: `${day.dayIndex}-${block}`,
      dayIndex: day.dayIndex,
      block,
      number: (day.dayIndex - 1) * BLOCK_NAMES.length + at + 1,
      title: here.title,
      place: placeOf(here),
      point,
      isDayTrip: here.isDayTrip,
      wayOn: point && onward && wayBetween(point, onward, gettingAbout),
    };
  });

/** The stops among them that have a place on the map. */
export const placed = (stops: readonly MapStop[]): PlacedStop[] =>
  stops.flatMap((stop) => (stop.point ? [{ ...stop, point: stop.point }] : []));

/** Where a block is, as people say it: the neighbourhood with the location, each once. */
export const placeOf = ({ location, neighborhoodTag }: Pick<Block, "location" | "neighborhoodTag">): string =>
  location.includes(neighborhoodTag) ? location : [neighborhoodTag, location].filter(Boolean).join(", ");
