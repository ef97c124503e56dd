import { mapPointTexts as texts } from "#messages/maps";
import type { MapPoint } from "~/domain/place/map-points";

/** So long the numbers of points may be together, as "1 · 2 · 3" is; of more it is told how many there are. */
const LONGEST_MARKS = 9;

/** What stands in a pin for several: their numbers, or how many there are, in words, so that it is not taken for a number. */
export function clusterMarks(members: readonly MapPoint[]): string {
  const numbers = members.flatMap(({ number }) => number ?? []);
  const marks = numbers.join(" · ");
  return numbers.length === members.length && marks.length <= LONGEST_MARKS ? marks : texts.count(members.length);
}

/** The days that a pin stands for, each once. */
export const daysOfCluster = (members: readonly MapPoint[]): number[] => [...new Set(members.map(({ day }) => day))];
