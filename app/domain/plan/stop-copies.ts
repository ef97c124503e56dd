import { isFixed } from "./planned-days";
import type { PlacedStop, Stop } from "./stop";
import { inOrder } from "./stop-order";
import { placeBefore } from "./stop-place";

/** Why a stop does not go where the others of its part or day go. */
export type Hold = { why: "locked" | "booked"; title: string };

/** The first of the stops that has to stay where it is; null where all may go. */
export function holdOf(stops: readonly Pick<Stop, "title" | "locked" | "booking">[]): Hold | null {
  const held = stops.find(isFixed);
  return held ? { why: held.booking === null ? "locked" : "booked", title: held.title } : null;
}

/** The same stops on another day as well, behind what is there. A booking and a lock hold for one day and are not copied. */
export function copiesOn(
  stops: readonly Stop[],
  copied: readonly PlacedStop[],
  { day, by, newId }: { day: number; by: string; newId: () => string },
): PlacedStop[] {
  const copies: PlacedStop[] = [];
  for (const stop of inOrder(copied)) {
    const at = placeBefore([...stops, ...copies], { day, part: stop.at.part });
    copies.push({ ...stop, id: newId(), at, by, booking: null, locked: false });
  }
  return copies;
}
