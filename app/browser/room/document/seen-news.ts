import { readText, writeText } from "~/browser/storage/stored-text";

const keyOf = (tripId: string): string => `roomSeen:${tripId}`;

const lastSeen = (tripId: string): number => Number(readText(keyOf(tripId)) ?? 0);

/** Whether this browser has never heard of the trip's room: all that it is told before the greeting is over is the past. */
export const isFirstVisit = (tripId: string): boolean => lastSeen(tripId) === 0;

/** Tells news from what the room repeats: what is later than anything this browser has seen of the trip. */
export function isLaterThanSeen(tripId: string, at: number): boolean {
  const isLater = at > lastSeen(tripId);
  if (isLater) writeText(keyOf(tripId), String(at));
  return isLater;
}
