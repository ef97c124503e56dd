import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOutOfReach, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import { keepReflections, keptReflections } from "~/browser/storage/kept-reflections";
import { listCompanions } from "~/contracts/calls/companions";
import { readReflections } from "~/contracts/calls/memories";
import { type Remembered, whoWasThere } from "~/domain/memories/memory-days";
import type { Reflection } from "~/domain/memories/reflection";

/** The reflections of a trip, or why they were not fetched: not reached, with those that this device keeps from before; or the session was refused and is ended. */
export type TripMemories =
  | { kind: "loaded"; reflections: Reflection[] }
  | { kind: "failed"; offline: boolean; kept: Reflection[] | null }
  | { kind: "refused" };

/** Every companion's reflections, in the order of the days. Never rejects, so that a screen may wait for it after painting. */
export async function loadTripMemories(tripId: string): Promise<TripMemories> {
  try {
    const { reflections } = await callApi(readReflections, { params: { tripId }, timeoutMs: 15_000 });
    keepReflections(tripId, reflections);
    return { kind: "loaded", reflections: inOrder(reflections) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!isUnauthenticated(error)) return { kind: "failed", offline: isOutOfReach(error), kept: keptFrom(tripId) };
    endRefusedSession();
    return { kind: "refused" };
  }
}

/** Who was there. Where the companions cannot be asked for just now, those who wrote: a cover reads without the others. */
export async function loadWhoWasThere(tripId: string, memories: Promise<TripMemories>): Promise<Remembered[]> {
  const companions = await callApi(listCompanions, { params: { tripId }, timeoutMs: 15_000 }).then(
    (list) => list.companions,
    () => [],
  );
  return whoWasThere(companions, reflectionsIn(await memories));
}

function keptFrom(tripId: string): Reflection[] | null {
  const kept = keptReflections(tripId);
  return kept && inOrder(kept.reflections);
}

/** What there is to read: what was fetched, else what this device keeps. */
export const reflectionsIn = (known: TripMemories | null): Reflection[] =>
  known?.kind === "loaded" ? known.reflections : known?.kind === "failed" ? (known.kept ?? []) : [];

/** The traveller's own reflections among them. */
export const ownReflections = (reflections: readonly Reflection[], userId: string): Reflection[] =>
  reflections.filter((reflection) => reflection.userId === userId);

const inOrder = (reflections: readonly Reflection[]): Reflection[] =>
  reflections.toSorted((a, b) => a.dayIndex - b.dayIndex || a.authorName.localeCompare(b.authorName));

/** With what companions saved since, each in the place of what they wrote about that day before. */
export function withNewer(known: readonly Reflection[], newer: readonly Reflection[]): Reflection[] {
  const pages = new Map(
    [...known, ...newer].map((reflection) => [`${reflection.userId}/${reflection.dayIndex}`, reflection]),
  );
  return inOrder([...pages.values()]);
}
