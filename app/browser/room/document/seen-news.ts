import * as z from "zod/mini";
import { memberOf, stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";

const shape = z.number();

/** When the newest message was sent that this browser has seen of a trip's room, in milliseconds since 1970. */
const seen = (tripId: string) => storedValue({ ...memberOf(stored.roomSeen, tripId), shape });

const lastSeen = (tripId: string): number => seen(tripId).read() ?? 0;

/** Whether this browser has never heard of the trip's room: all that it is told before the greeting is over is the past. */
export const isFirstVisit = (tripId: string): boolean => lastSeen(tripId) === 0;

/** Tells news from what the room repeats: what is later than anything this browser has seen of the trip. */
export function isLaterThanSeen(tripId: string, at: number): boolean {
  const isLater = at > lastSeen(tripId);
  if (isLater) seen(tripId).write(at);
  return isLater;
}
