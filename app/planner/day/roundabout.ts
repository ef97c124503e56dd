import type { WayOfDay } from "../plan/short-order";
import type { LineStop } from "./day-line";
import { placesOfLine } from "./moved-beside";
import { shortestOrders } from "./shortest-orders";

/** A day that leads so much more than it would have to is roundabout: anybody who goes it notices. */
const ROUNDABOUT = 1.15;
export const ROUNDABOUT_KM = 0.3;

/** What may be moved: sights in town. Meals have their time, and what a part is about stays what it is about. */
export const isMovable = ({ choice, role, place }: LineStop): boolean =>
  role !== "table" && choice.kind === "place" && place !== null && place.category !== "food";

/** A day in another order, and how long its way is then. */
export type Ordered = { line: LineStop[]; km: number };

/**
 * The orders of a day in which its sights change places, the shortest first, of those that are no longer than a limit. Part and role stay where they are
 * on the line. None for a day with something in it that is no place in town.
 * @param mayStand whether a sight may stand where another one does
 */
export function ordersOf(
  line: readonly LineStop[],
  mayStand: (stop: LineStop, there: LineStop) => boolean,
  kilometresOf: WayOfDay,
  limit: number,
): Ordered[] {
  if (line.some(({ choice, place }) => choice.kind !== "place" || !place)) return [];
  const km = (from: number, to: number): number =>
    kilometresOf(placesOfLine([line[from], line[to]].filter((stop) => stop !== undefined)));
  const mayBe = (who: number, at: number): boolean => {
    const [stop, there] = [line[who], line[at]];
    if (!stop || !there || who === at) return who === at;
    return isMovable(stop) && isMovable(there) && mayStand(stop, there);
  };
  return shortestOrders({ count: line.length, km, mayStand: mayBe }, limit).map((order) => ({
    km: order.km,
    line: line.flatMap(({ part, role }, at) => {
      const stop = line[order.who[at] ?? at];
      return stop ? [{ ...stop, part, role }] : [];
    }),
  }));
}

/** Whether a day leads so far about that anybody would notice: by the shortest order with its meals where they are and each sight in a part it is good in. */
export function isRoundabout(line: readonly LineStop[], kilometresOf: WayOfDay): boolean {
  const km = kilometresOf(placesOfLine(line));
  const isGoodIn = ({ part, place }: LineStop, there: LineStop): boolean =>
    part === there.part || place?.parts.includes(there.part) === true;
  const [best] = ordersOf(line, isGoodIn, kilometresOf, Math.min(km / ROUNDABOUT, km - ROUNDABOUT_KM));
  return best !== undefined;
}
