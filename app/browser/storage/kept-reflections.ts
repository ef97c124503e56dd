import * as z from "zod/mini";
import { reflectionShape } from "~/contracts/calls/memories";
import type { Reflection } from "~/domain/memories/reflection";
import { memberOf, stored } from "./stored-keys";
import { storedValue } from "./stored-value";

/** Kept for one trip, the one that the traveller is on. */
const kept = storedValue({
  ...stored.tripReflections,
  shape: z.object({ tripId: z.string(), keptAt: z.number(), reflections: z.array(reflectionShape) }),
});

export type KeptReflections = { keptAt: number; reflections: Reflection[] };

/** The reflections of a trip as they were last fetched, and when (milliseconds since 1970); null when they never were. */
export function keptReflections(tripId: string): KeptReflections | null {
  const known = kept.read();
  return known?.tripId === tripId ? known : null;
}

/** For when they cannot be fetched. */
export const keepReflections = (tripId: string, reflections: readonly Reflection[]): void =>
  kept.write({ tripId, keptAt: Date.now(), reflections: [...reflections] });

/** Puts words that were just saved among them, in the place of what their author wrote about that day before. */
export function addKeptReflection(saved: Reflection): void {
  const known = keptReflections(saved.tripId);
  if (known === null) return;
  const others = known.reflections.filter(
    ({ userId, dayIndex }) => userId !== saved.userId || dayIndex !== saved.dayIndex,
  );
  keepReflections(saved.tripId, [...others, saved]);
}

/** The days that the traveller wrote about in this tab, with commas between. */
const reflected = (tripId: string) => storedValue({ ...memberOf(stored.reflected, tripId), shape: z.string() });

const reflectedDays = (tripId: string): string[] => (reflected(tripId).read() ?? "").split(",").filter(Boolean);

/** Remembers, in this tab, that the traveller wrote about a day, so that nobody invites them again. */
export const noteReflected = (tripId: string, day: number): void =>
  reflected(tripId).write([...new Set([...reflectedDays(tripId), String(day)])].join(","));

export const hasReflected = (tripId: string, day: number): boolean => reflectedDays(tripId).includes(String(day));
