import { generateKeyBetween } from "fractional-indexing";
import type { BlockName } from "./block";
import type { Stop, StopAt } from "./stop";
import { inOrder, isPlaced } from "./stop-order";

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
  return { day, part, order: orderBetween(lower, upper) };
}

/** Between two orders; beside one that is no index, as a device may have written it, as if it were not there. */
function orderBetween(lower: string | null, upper: string | null): string {
  const [from, to] = [isIndex(lower) ? lower : null, isIndex(upper) ? upper : null];
  return generateKeyBetween(from, to);
}

function isIndex(order: string | null): order is string {
  if (order === null) return false;
  try {
    generateKeyBetween(order, null);
    return true;
  } catch {
    return false; // the library throws for what is no index
  }
}
