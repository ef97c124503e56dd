import * as z from "zod/mini";
import { reflectionShape } from "~/contracts/calls/memories";
import type { Reflection } from "~/domain/memories/reflection";
import { readText, writeText } from "./stored-text";

/** Kept for one trip, the one that the traveller is on; `browser/local-copy` forgets it with the trip. */
const KEY = "tripReflections";

const keptShape = z.object({ tripId: z.string(), keptAt: z.number(), reflections: z.array(reflectionShape) });

export type KeptReflections = Omit<z.output<typeof keptShape>, "tripId">;

/** The reflections of a trip as they were last fetched, and when (milliseconds since 1970); null when they never were. */
export function keptReflections(tripId: string): KeptReflections | null {
  const text = readText(KEY);
  if (text === null) return null;
  try {
    const kept = keptShape.safeParse(JSON.parse(text)).data;
    return kept?.tripId === tripId ? kept : null;
  } catch {
    return null;
  }
}

/** Puts words that were just saved among them, in the place of what their author wrote about that day before. */
export function addKeptReflection(saved: Reflection): void {
  const kept = keptReflections(saved.tripId);
  if (kept === null) return;
  const others = kept.reflections.filter(
    ({ userId, dayIndex }) => userId !== saved.userId || dayIndex !== saved.dayIndex,
  );
  keepReflections(saved.tripId, [...others, saved]);
}

/** For when they cannot be fetched. */
export const keepReflections = (tripId: string, reflections: readonly Reflection[]): void =>
  writeText(KEY, JSON.stringify({ tripId, keptAt: Date.now(), reflections }));
