import type { Change } from "~/contracts/room/rewrite-text";

/** Part of a change as Yjs tells it: so many letters stay, go, or come. */
export type Step = { retain?: number; delete?: number; insert?: unknown };

const lengthOf = (inserted: unknown): number => (typeof inserted === "string" ? inserted.length : 1);

/** Where a place in a text is after others changed it. What they insert right at the place comes after it, so that a caret stays with its writer's words. */
export function moved(place: number, steps: readonly Step[]): number {
  let at = 0;
  let result = place;
  for (const { retain = 0, delete: gone = 0, insert } of steps) {
    if (insert !== undefined) {
      const length = lengthOf(insert);
      if (at < result) result += length;
      at += length;
    } else if (gone > 0) {
      result -= Math.min(gone, Math.max(0, result - at));
    } else {
      at += retain;
    }
  }
  return result;
}

/** A change that was made while others changed the text too, as it reads after theirs. */
export function movedChange({ start, removed, inserted }: Change, steps: readonly Step[]): Change {
  const from = moved(start, steps);
  return { start: from, removed: moved(start + removed, steps) - from, inserted };
}
