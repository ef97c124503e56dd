import * as z from "zod/mini";
import type { RoomMessage } from "~/contracts/room/room";
import { memberOf, stored } from "~/browser/storage/stored-keys";
import { storedValue } from "~/browser/storage/stored-value";

const shape = z.number();

/** When the newest message was sent that this browser has seen of a trip's room, in milliseconds since 1970. */
const seen = (tripId: string) => storedValue({ ...memberOf(stored.roomSeen, tripId), shape });

const lastSeen = (tripId: string): number => seen(tripId).read() ?? 0;

/** Whether this browser has never heard of the trip's room: all that it is told before the greeting is over is the past. */
export const isFirstVisit = (tripId: string): boolean => lastSeen(tripId) === 0;

/**
 * Tells news from what the room repeats, as long as this browser stays at it: what is later than all that it had seen of the trip before, and than what was
 * said of the same kind since. Two of different kinds may overtake each other on their way here.
 */
export function newsSince(tripId: string): (kind: RoomMessage["type"], at: number) => boolean {
  const before = lastSeen(tripId);
  const newest: Partial<Record<RoomMessage["type"], number>> = {};
  return (kind, at) => {
    if (at > lastSeen(tripId)) seen(tripId).write(at);
    const isNews = at > (newest[kind] ?? before);
    if (isNews) newest[kind] = at;
    return isNews;
  };
}
