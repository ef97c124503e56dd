import type { Block, BlockName } from "../plan/block";
import type { Day } from "../plan/itinerary";
import type { PlacedStop as PlannedStop, StopKind } from "../plan/stop";
import { type Point, pointOf } from "./geo";
import { type GettingAbout, USUAL_GETTING_ABOUT, type Way, wayBetween } from "./way-between";

/** A stop of the plan as lists and maps show it. `number` is its place in the trip, from 1: the same in every list and on every map. */
export type MapStop = {
  id: string;
  dayIndex: number;
  block: BlockName;
  number: number;
  title: string;
  kind: StopKind;
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

/** All stops of these days in the order they are lived, each with the way to the next as people get about. Numbers count from the first day given: give all. */
export function stopsOfTrip(days: readonly Day[], gettingAbout: GettingAbout = USUAL_GETTING_ABOUT): MapStop[] {
  let number = 0;
  return days.flatMap(({ stops }) =>
    stops.map((stop, at) => toMapStop(stop, stops[at + 1] ?? null, (number += 1), gettingAbout)),
  );
}

function toMapStop(stop: PlannedStop, next: PlannedStop | null, number: number, about: GettingAbout): MapStop {
  const { id, at, title, kind, isDayTrip } = stop;
  const [point, onward] = [pointOf(stop), next && pointOf(next)];
  return {
    id,
    dayIndex: at.day,
    block: at.part,
    number,
    title,
    kind,
    place: placeOf(stop),
    point,
    isDayTrip,
    wayOn: point && onward && wayBetween(point, onward, about),
  };
}

/** Those of one day. */
export const onDay = <Stop extends MapStop>(stops: readonly Stop[], dayIndex: number): Stop[] =>
  stops.filter((stop) => stop.dayIndex === dayIndex);

/** The stops among them that have a place on the map. */
export const placed = (stops: readonly MapStop[]): PlacedStop[] =>
  stops.flatMap((stop) => (stop.point ? [{ ...stop, point: stop.point }] : []));

/** Where a block is, as people say it: the neighbourhood with the location, each once. */
export const placeOf = ({ location, neighborhoodTag }: Pick<Block, "location" | "neighborhoodTag">): string =>
  location.includes(neighborhoodTag) ? location : [neighborhoodTag, location].filter(Boolean).join(", ");
