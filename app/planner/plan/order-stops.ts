import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Point } from "~/domain/place/geo";
import { kilometresBetween } from "~/domain/place/geo";
import type { Preferences } from "../fit/preferences";

/** What ordering needs to know of a stop: the parts of the day it is good in, best first, and where it is. An empty list or null: not known. */
export type Orderable = { parts: readonly BlockName[]; point: Point | null };

/** Every order of three. */
export const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
type Order = (typeof ORDERS)[number];

/** A place at a time of day that it is not for is worse than any detour. */
const MISFIT = 100;
const SECOND_BEST_PART = 0.3;
/** The cost of changing the given order: there may be a reason for it, so only a clear gain counts. */
const MOVED = 0.2;

/**
 * The order of a day's three stops: each in a part of the day it is good in, then the shortest way, then as given.
 * Gives the positions for morning, afternoon and evening.
 */
export function orderStops(
  stops: readonly [Orderable, Orderable, Orderable],
  { comfortableHopKm }: Preferences,
): Order {
  const cost = (order: Order): number => {
    const fit = order.reduce(
      (sum: number, position, i) => sum + misfit(stops[position], BLOCK_NAMES[i] ?? "evening"),
      0,
    );
    const points = order.map((position) => stops[position].point).filter((point) => point !== null);
    const way = points.slice(1).reduce((sum, point, i) => sum + kilometresBetween(points[i] ?? point, point), 0);
    return fit + way / comfortableHopKm + order.filter((position, i) => position !== i).length * MOVED;
  };
  return ORDERS.reduce<Order>((best, order) => (cost(order) < cost(best) ? order : best), ORDERS[0]);
}

function misfit({ parts }: Orderable, part: BlockName): number {
  if (parts.length === 0) return 0;
  const rank = parts.indexOf(part);
  return rank < 0 ? MISFIT : rank * SECOND_BEST_PART;
}
