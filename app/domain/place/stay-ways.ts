import type { Day } from "../plan/itinerary";
import { sleepsAt, type Stay, wakesAt } from "../trip/stays";
import { pointOf } from "./geo";
import { type GettingAbout, type Way, wayBetween } from "./way-between";

/** A way from or to where the company sleeps. */
export type StayWay = { name: string; way: Way };

/** The ways with which a day begins and ends at a stay; null where nobody sleeps there, or one of the two is not known. */
export function stayWays(
  { dayIndex, stops }: Pick<Day, "dayIndex" | "stops">,
  { stays, daysTotal }: { stays: readonly Stay[]; daysTotal: number },
  about: GettingAbout,
): { out: StayWay | null; back: StayWay | null } {
  const between = (stay: Stay | null, stop: Day["stops"][number] | undefined): StayWay | null => {
    const [bed, point] = [stay && pointOf(stay), stop ? pointOf(stop) : null];
    return stay && bed && point && { name: stay.name, way: wayBetween(bed, point, about) };
  };
  const tonight = dayIndex < daysTotal ? sleepsAt(stays, dayIndex) : null;
  return { out: between(wakesAt(stays, dayIndex), stops[0]), back: between(tonight, stops.at(-1)) };
}
