import type { CityTrips, PlannedTrip } from "../city-trips";
import { type Count, sumOfCounts } from "../count";
import type { TripKind } from "../trip-kinds";

/** What a value has to reach; null where it is only told. */
export type Target = { said: string; met: (value: number) => boolean };

/**
 * One line of the table. `value` makes the figure of all cities' counts together. `enforced`: whether `npm test` fails when the target is missed;
 * switch it on as soon as it is met.
 */
export type Measure = {
  section: string;
  name: string;
  target: Target | null;
  enforced: boolean;
  say: (value: number) => string;
  value: (count: Count) => number | null;
  count: (city: CityTrips) => Promise<Count> | Count;
};

type Line = Pick<Measure, "section" | "name" | "count"> & { target?: Target; enforced?: boolean };

const ratio = ({ part, whole }: Count): number | null => (whole > 0 ? part / whole : null);
const whole = (value: number): string => `${Math.round(value * 1000) / 10} %`;

export const atLeast = (least: number, said: string): Target => ({ said: `≥ ${said}`, met: (value) => value >= least });
export const atMost = (most: number, said: string): Target => ({ said: `≤ ${said}`, met: (value) => value <= most });
export const share = (least: number): Target => atLeast(least, whole(least));
export const ALL: Target = { said: "all", met: (value) => value === 1 };
export const NONE: Target = { said: "0", met: (value) => value === 0 };

const line = ({ target, enforced = false, ...rest }: Line): Omit<Measure, "say" | "value"> => ({
  ...rest,
  target: target ?? null,
  enforced,
});
/** So much of a whole. */
export const shareOf = (of: Line): Measure => ({
  ...line(of),
  value: ratio,
  say: (value) => `${(value * 100).toFixed(1)} %`,
});
/** One thing by another. */
export const ratioOf = (of: Line): Measure => ({ ...line(of), value: ratio, say: (value) => value.toFixed(2) });
/** How often something happens that should not. */
export const casesOf = (of: Line): Measure => ({ ...line(of), value: ({ part }) => part, say: String });

export const onAll = async (
  city: CityTrips,
  kinds: readonly TripKind[],
  judge: (planned: PlannedTrip) => Count,
): Promise<Count> => {
  const counts: Count[] = [];
  for (const kind of kinds) counts.push(judge(await city.trip(kind)));
  return sumOfCounts(counts);
};
export const on =
  (kinds: readonly TripKind[], judge: (planned: PlannedTrip) => Count): Measure["count"] =>
  (city) =>
    onAll(city, kinds, judge);
