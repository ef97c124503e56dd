import type { StopKind } from "../plan/stop";
import type { Stay } from "../trip/stays";
import { type Point, pointOf } from "./geo";
import type { PlacedStop } from "./map-stops";
import { type Way, wayBetween } from "./way-between";

/** All that a map knows of what it shows, sketch and streets alike. */
export type MapPoint = Point & {
  id: string;
  day: number;
  /** As in every list; null for what stands beside the plan and on no day's line, such as a stay. */
  number: number | null;
  title: string;
  kind: StopKind;
  /** To the next stop of its day, where that is known. */
  wayOn?: Way | null;
};

export const pointsOf = (stops: readonly PlacedStop[]): MapPoint[] =>
  stops.map(({ id, point, dayIndex, number, title, kind, wayOn }) => ({
    ...point,
    id,
    day: dayIndex,
    number,
    title,
    kind,
    wayOn,
  }));

/** Where one wakes up or goes to sleep on a day, or on any where none is named; as far as it is known where that is. */
export const stayPoints = (stays: readonly Stay[], day: number | null): MapPoint[] =>
  stays.flatMap((stay) => {
    const point = pointOf(stay);
    if (point === null || (day !== null && (day < stay.fromDay || stay.toDay < day))) return [];
    return [{ ...point, id: `stay-${stay.id}`, day: stay.fromDay, number: null, title: stay.name, kind: "stay" }];
  });

/** From a point to the next of its day. */
export type Leg = { from: MapPoint; to: MapPoint; way: Way };

/** The lines of the days: each joins the points of one day in their order. */
export function legsOf(points: readonly MapPoint[]): Leg[] {
  const onLines = points.filter(({ number }) => number !== null);
  return onLines.flatMap((from, at) => {
    const to = onLines[at + 1];
    return to?.day === from.day ? [{ from, to, way: from.wayOn ?? wayBetween(from, to) }] : [];
  });
}
