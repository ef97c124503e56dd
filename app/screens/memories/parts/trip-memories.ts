import { callApi } from "~/browser/api-client";
import { ApiProblem, isOffline, isUnauthenticated } from "~/browser/api-problem";
import { endRefusedSession } from "~/browser/guards";
import { readReflections } from "~/contracts/memories";
import type { Reflection } from "~/domain/reflection";

/** The reflections of a trip, or why there are none to show: not reached, or the session was refused and is ended. */
export type TripMemories = { kind: "loaded"; reflections: Reflection[] } | { kind: "failed"; offline: boolean } | { kind: "refused" };

/** Every companion's reflections, in the order of the days. Never rejects, so that a screen may wait for it after painting. */
export async function loadTripMemories(tripId: string): Promise<TripMemories> {
  try {
    const { reflections } = await callApi(readReflections, { params: { tripId }, timeoutMs: 15_000 });
    return { kind: "loaded", reflections: inOrder(reflections) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!isUnauthenticated(error)) return { kind: "failed", offline: isOffline(error) };
    endRefusedSession();
    return { kind: "refused" };
  }
}

/** The traveller's own reflections among them. */
export const ownReflections = (reflections: readonly Reflection[], userId: string): Reflection[] => reflections.filter((reflection) => reflection.userId === userId);

const inOrder = (reflections: readonly Reflection[]): Reflection[] => reflections.toSorted((a, b) => a.dayIndex - b.dayIndex || a.authorName.localeCompare(b.authorName));

/** With what companions saved since, each in the place of what they wrote about that day before. */
export function withNewer(known: readonly Reflection[], newer: readonly Reflection[]): Reflection[] {
  const pages = new Map([...known, ...newer].map((reflection) => [`${reflection.userId}/${reflection.dayIndex}`, reflection]));
  return inOrder([...pages.values()]);
}
