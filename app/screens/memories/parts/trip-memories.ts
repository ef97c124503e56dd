import { callApi } from "~/browser/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api-problem";
import { endRefusedSession } from "~/browser/guards";
import { readReflections } from "~/contracts/memories";
import type { Reflection } from "~/domain/reflection";

/** The reflections of a trip, or why there are none to show: not reached, or the session was refused and is ended. */
export type TripMemories = { kind: "loaded"; reflections: Reflection[] } | { kind: "failed" } | { kind: "refused" };

/** Every companion's reflections, in the order of the days. Never rejects, so that a screen may wait for it after painting. */
export async function loadTripMemories(tripId: string): Promise<TripMemories> {
  try {
    const { reflections } = await callApi(readReflections, { params: { tripId }, timeoutMs: 15_000 });
    return { kind: "loaded", reflections: reflections.toSorted((a, b) => a.dayIndex - b.dayIndex || a.authorName.localeCompare(b.authorName)) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!isUnauthenticated(error)) return { kind: "failed" };
    endRefusedSession();
    return { kind: "refused" };
  }
}

/** The traveller's own reflections among them. */
export const ownReflections = (reflections: readonly Reflection[], userId: string): Reflection[] => reflections.filter((reflection) => reflection.userId === userId);
