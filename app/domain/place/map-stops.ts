import type { BlockName } from "../plan/block";
import type { Day } from "../plan/itinerary";
import type { PlacedStop as PlannedStop, Stop, StopKind } from "../plan/stop";
import { type ToldTime, toldTime } from "../plan/time-of-day";
import { type Point, pointOf } from "./geo";
import { placeOf } from "./place-in-words";
import { NO_WATERS, type TripWaters } from "./waters";
import { type GettingAbout, USUAL_GETTING_ABOUT, type Way, wayBetween } from "./way-between";

/** A stop of the plan as lists and maps show it. `number` is its place in the trip, from 1: the same in every list and on every map. */
export type MapStop = {
  id: string;
  dayIndex: number;
  block: BlockName;
  number: number;
  title: string;
  kind: StopKind;
  time: ToldTime | null;
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
export function stopsOfTrip(
  days: readonly Day[],
  gettingAbout: GettingAbout = USUAL_GETTING_ABOUT,
  waters: TripWaters = NO_WATERS,
): MapStop[] {
  let number = 0;
  return days.flatMap(({ stops }) =>
    stops.map((stop) => toMapStop(stop, (number += 1), wayOnFrom(stop, stops, gettingAbout, waters))),
  );
}

/** The way from a stop to the next of the day; null for one that is not on it, after the last, and where one of the two is not known. */
export function wayOnFrom(
  stop: Stop,
  stopsOfDay: readonly Stop[],
  about: GettingAbout,
  waters: TripWaters = NO_WATERS,
): Way | null {
  const at = stopsOfDay.findIndex(({ id }) => id === stop.id);
  const next = at < 0 ? undefined : stopsOfDay[at + 1];
  const [here, there] = [pointOf(stop), next ? pointOf(next) : null];
  if (!here || !there) return null;
  const [from, to] = [waters.get(stop.placeId ?? ""), waters.get(next?.placeId ?? "")];
  return wayBetween(
    { ...here, side: from?.side ?? null },
    { ...there, side: to?.side ?? null },
    about,
    from && from.waters === to?.waters ? from.waters : null,
  );
}

function toMapStop(stop: PlannedStop, number: number, wayOn: Way | null): MapStop {
  const { id, at, title, kind, isDayTrip } = stop;
  return {
    id,
    dayIndex: at.day,
    block: at.part,
    number,
    title,
    kind,
    time: toldTime(stop),
    place: placeOf(stop),
    point: pointOf(stop),
    isDayTrip,
    wayOn,
  };
}

/** Those of one day. */
export const onDay = <Stop extends MapStop>(stops: readonly Stop[], dayIndex: number): Stop[] =>
  stops.filter((stop) => stop.dayIndex === dayIndex);

/** The stops among them that have a place on the map. */
export const placed = (stops: readonly MapStop[]): PlacedStop[] =>
  stops.flatMap((stop) => (stop.point ? [{ ...stop, point: stop.point }] : []));
