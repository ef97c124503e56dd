import type { TypicalMonth } from "../weather";
import { AFRICA_AND_OCEANIA } from "./africa-and-oceania";
import { AMERICAS } from "./americas";
import { ASIA } from "./asia";
import { EUROPE } from "./europe";

const NORMALS = new Map<string, string>(Object.entries({ ...EUROPE, ...ASIA, ...AMERICAS, ...AFRICA_AND_OCEANIA }));

/** The cities, by id, whose usual weather is known. */
export const CITIES_WITH_NORMALS: readonly string[] = [...NORMALS.keys()];

/** What is usual in a city in those months (1 to 12): rounded long-term means, no forecast. Empty where it is not known. */
export function typicalMonths(cityId: string, months: readonly number[]): TypicalMonth[] {
  const [highs, lows, rainDays] = (NORMALS.get(cityId) ?? "").split(" / ").map((row) => row.split(" ").map(Number));
  if (!highs || !lows || !rainDays) return [];
  return months.flatMap((month) => {
    const [high, low, days] = [highs[month - 1], lows[month - 1], rainDays[month - 1]];
    return high === undefined || low === undefined || days === undefined ? [] : [{ month, high, low, rainDays: days }];
  });
}
