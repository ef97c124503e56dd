import { isPlanned } from "~/domain/plan/planned-days";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { changeOn, type LegDays } from "~/domain/trip/legs";
import { isPlannedWay, type WayPoint, type WayToNextCity, wayToNextCity } from "./way-to-next-city";

/** A city of the trip and its days. */
export type LegOnTheWay = LegDays & WayPoint;

/** The way that a day is to begin with: written into the stop `id`, or into a new one where that is null. */
export type WayToWrite = { dayIndex: number; way: WayToNextCity; id: string | null };

/**
 * What becomes of the ways between the cities of a plan whose cities have changed. Each planned day on which one changes city begins with its way; ways
 * that lead nowhere any more are written anew for those, and go to the shelf where none needs them. A day that waits to be planned gets its way with its
 * plan, and one that keeps its two cities keeps what stands on it.
 * @param hadWay whether a day began with the same way before, however somebody has written it since
 */
export function waysAfterChange(
  plan: { days: readonly Day[]; shelf: readonly Stop[] },
  legs: readonly LegOnTheWay[],
  hadWay: (change: { from: WayPoint; to: WayPoint }, dayIndex: number) => boolean,
): { write: WayToWrite[]; shelve: string[] } {
  const wanted = plan.days.filter(isPlanned).flatMap(({ dayIndex, stops }) => {
    const change = changeOn(legs, dayIndex);
    if (!change || (hadWay(change, dayIndex) && stops.some(({ kind }) => kind === "travel"))) return [];
    return [{ dayIndex, way: wayToNextCity(change.from, change.to), own: stops.find(isPlannedWay)?.id ?? null }];
  });
  const own = new Set(wanted.map((each) => each.own));
  const astray = plan.days
    .filter(({ dayIndex }) => !changeOn(legs, dayIndex))
    .flatMap(({ stops }) => stops.filter(isPlannedWay));
  const spare = [...astray, ...plan.shelf.filter(isPlannedWay)].map(({ id }) => id).filter((id) => !own.has(id));
  const write = wanted.map(({ dayIndex, way, own: id }) => ({ dayIndex, way, id: id ?? spare.shift() ?? null }));
  return { write, shelve: spare };
}
