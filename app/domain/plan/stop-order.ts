import { generateKeyBetween } from "fractional-indexing";
import { BLOCK_NAMES, type BlockName } from "./block";
import type { PlacedStop, Stop, StopAt } from "./stop";

/** Longer ones come of no reordering by hand. */
const LONGEST_ORDER = 100;

/** Whether a stored order is one that another can be put before and behind. */
export function isFractionalIndex(order: unknown): order is string {
  if (typeof order !== "string" || order.length > LONGEST_ORDER) return false;
  try {
    generateKeyBetween(order, null);
    return true;
  } catch {
    return false; // the library throws for what is no index
  }
}

export const isPlaced = (stop: Stop): stop is PlacedStop => stop.at !== null;

const partNumber = ({ part }: StopAt): number => BLOCK_NAMES.indexOf(part);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Stops in the order in which they are travelled; two of the same place are told apart by their ids, everywhere alike. */
export const inOrder = <Placed extends PlacedStop>(stops: readonly Placed[]): Placed[] =>
  [...stops].sort(
    (a, b) =>
      a.at.day - b.at.day ||
      partNumber(a.at) - partNumber(b.at) ||
      byText(a.at.order, b.at.order) ||
      byText(a.id, b.id),
  );

/**
 * The place before the stop `before` in a part of a day, or behind all of them where that is null or stands elsewhere. The stop that moves may
 * be among the stops: it counts as gone from where it was.
 */
export function placeBefore(
  stops: readonly Stop[],
  { day, part }: { day: number; part: BlockName },
  before: string | null = null,
  moving: string | null = null,
): StopAt {
  const there = inOrder(
    stops.filter(isPlaced).filter(({ at, id }) => at.day === day && at.part === part && id !== moving),
  );
  const found = there.findIndex(({ id }) => id === before);
  const index = found < 0 ? there.length : found;
  const lower = there[index - 1]?.at.order ?? null;
  // Two that were put in one place at once have the same order: what comes between them goes behind both.
  const upper = there.slice(index).find(({ at }) => lower === null || at.order > lower)?.at.order ?? null;
  return { day, part, order: generateKeyBetween(lower, upper) };
}
