import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";

const SUBSETS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => BLOCK_NAMES.filter((_, i) => (bits >> i) % 2 === 1));

/** The most blocks that these places can fill, each once and in a part of the day it is good in (a matching, by König's theorem). */
export function mostBlocks(room: Record<BlockName, number>, places: readonly Pick<Place, "parts">[]): number {
  const bounds = SUBSETS.map((parts) => {
    const useful = places.filter((place) => place.parts.some((part) => parts.includes(part))).length;
    const other = BLOCK_NAMES.filter((part) => !parts.includes(part)).reduce((sum, part) => sum + room[part], 0);
    return useful + other;
  });
  return Math.min(...bounds);
}
