import type { Stop } from "~/domain/plan/stop";
import { notesInOrder } from "./words-in-order";

/**
 * What a stop says that lies on the shelf: nothing of neighbours in the day that it left. What holds in the evening alone stays, for when it comes back to one.
 * @param titles of the stops that may be named
 */
export function noteOnShelf(stop: Stop, titles: readonly string[]): string {
  const alone = { ...stop, at: { day: 1, part: "evening" as const, order: "" } };
  return notesInOrder([alone], titles)[0]?.note ?? stop.note;
}
