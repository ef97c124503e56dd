import { readText, writeText } from "./stored-text";

const keyOf = (tripId: string): string => `reflected:${tripId}`;

const daysOf = (tripId: string): string[] => (readText(keyOf(tripId), "session") ?? "").split(",").filter(Boolean);

/** Remembers, in this tab, that the traveller wrote about a day, so that nobody invites them again. */
export const noteReflected = (tripId: string, day: number): void =>
  writeText(keyOf(tripId), [...new Set([...daysOf(tripId), String(day)])].join(","), "session");

export const hasReflected = (tripId: string, day: number): boolean => daysOf(tripId).includes(String(day));
