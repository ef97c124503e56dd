import { mapPointTexts as texts } from "#messages/ui";
import type { MapPoint } from "~/domain/place/map-points";

/** So many points are named by their numbers; of more it is told how many there are. */
const FEW_MARKS = 3;

/** What stands in a pin for several: their numbers, or how many there are, in words, so that it is not taken for a number. */
export function clusterMarks(members: readonly MapPoint[]): string {
  const numbers = members.flatMap(({ number }) => number ?? []);
  return numbers.length === members.length && numbers.length <= FEW_MARKS
    ? numbers.join(" · ")
    : texts.count(members.length);
}

/** The days that a pin stands for, each once. */
export const daysOfCluster = (members: readonly MapPoint[]): number[] => [...new Set(members.map(({ day }) => day))];
