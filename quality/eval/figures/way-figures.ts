import type { Stop } from "../line-up";
import type { Figures } from "./figures";
import type { Visit } from "./route";
import { kilometresAlong, shortestKilometres } from "./route";

/** Days in town, each with the visits whose place is known, in order. */
export function townDays(stops: readonly Stop[]): Visit[][] {
  const days = new Map<number, Stop[]>();
  for (const stop of stops) days.set(stop.dayIndex, [...(days.get(stop.dayIndex) ?? []), stop]);
  return [...days.values()]
    .filter((day) => !day.some(({ place }) => place?.dayTrip))
    .map((day) => day.flatMap(({ part, place }) => (place ? [{ part, place }] : [])));
}

export const kilometresOf = (days: readonly Visit[][]): number =>
  days.reduce((sum, visits) => sum + kilometresAlong(visits.map(({ place }) => place)), 0);

/** How far the days lead, and how far the same stops need to be. */
export function wayFigures(
  stops: readonly Stop[],
): Pick<Figures, "routedDays" | "plannedKm" | "shortestKm" | "dayRatios" | "townKm" | "townDays"> {
  const days = townDays(stops);
  const routed = days
    .filter((visits) => visits.length === 3)
    .map((visits) => ({ planned: kilometresOf([visits]), shortest: shortestKilometres(visits) }));
  const sum = (value: (way: { planned: number; shortest: number }) => number): number =>
    routed.reduce((total, way) => total + value(way), 0);
  return {
    routedDays: routed.length,
    plannedKm: sum(({ planned }) => planned),
    shortestKm: sum(({ shortest }) => shortest),
    dayRatios: sum(({ planned, shortest }) => (shortest > 0 ? planned / shortest : 1)),
    townKm: kilometresOf(days),
    townDays: days.length,
  };
}
