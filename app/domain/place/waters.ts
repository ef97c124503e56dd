import type { GuideFacts, KnownCrossings } from "./place";

/** A point of which it may be known on which side of its city's water it lies. */
export type OnSide = { side?: string | null };

/** How one gets over the water between two places: minutes from shore to shore, waiting included, and by what, in the order of the way. */
export type Across = { minutes: number; by: string[] };

/** Over land. */
const NONE: Across | null = null;

const tables = new WeakMap<object, Map<string, Map<string, Across>>>();

/** The quickest way over the waters of a city between the sides of two places, over as many crossings as it takes; null where there is no water between them, or no crossing is known. */
export function acrossWater(from: OnSide, to: OnSide, waters: KnownCrossings | null): Across | null {
  if (!waters || !from.side || !to.side || from.side === to.side) return NONE;
  let table = tables.get(waters);
  if (!table) tables.set(waters, (table = new Map()));
  let ways = table.get(from.side);
  if (!ways) table.set(from.side, (ways = quickestFrom(from.side, waters.crossings)));
  return ways.get(to.side) ?? NONE;
}

function quickestFrom(start: string, crossings: KnownCrossings["crossings"]): Map<string, Across> {
  const quickest = new Map<string, Across>([[start, { minutes: 0, by: [] }]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, to, by, minutes } of crossings)
      for (const [here, there] of [
        [from, to],
        [to, from],
      ] as const) {
        const before = quickest.get(here);
        if (!before || before.minutes + minutes >= (quickest.get(there)?.minutes ?? Number.POSITIVE_INFINITY)) continue;
        quickest.set(there, {
          minutes: before.minutes + minutes,
          by: before.by.at(-1) === by ? before.by : [...before.by, by],
        });
        changed = true;
      }
  }
  return quickest;
}

/** The side that a place lies on, of which waters. */
type Shore = { side: string | null; waters: KnownCrossings | null };

/** Of the places of a trip, by id: two cities may call a side the same. */
export type TripWaters = ReadonlyMap<string, Shore>;

export const NO_WATERS: TripWaters = new Map();

export const watersOfTrip = (guides: readonly Pick<GuideFacts, "waters" | "places">[]): TripWaters =>
  new Map(
    guides.flatMap(({ waters, places }) => places.map(({ id, side }): [string, Shore] => [id, { side, waters }])),
  );
