import { problemMessage } from "~/browser/api/api-problem";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { refreshTrip } from "~/browser/api/hydrate";
import { readLocal } from "~/browser/storage/local-copy";
import type { Anchor } from "~/domain/trip/anchor";
import type { User } from "~/domain/people/companion";
import type { TripIntent } from "~/domain/trip/intent-options";
import type { Itinerary } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { tripAtHandTexts } from "#messages/planning";

/** What the planning screens work from, as the local copy has it. */
export type PlanningCopy = {
  user: User | null;
  trip: Trip | null;
  intent: TripIntent | null;
  suggestions: (string | Anchor)[];
  /** Titles of the saved anchors; null before any were saved. */
  picks: string[] | null;
  itinerary: Itinerary | null;
};

/** The copy, and why it could not be completed where that failed. */
export type LoadedCopy = PlanningCopy & { problem: string | null };

export const readPlanningCopy = (): PlanningCopy => ({
  user: readLocal("userData"),
  trip: readLocal("tripData"),
  intent: readLocal("tripIntentData"),
  suggestions: readLocal("anchorLogic") ?? [],
  picks: readLocal("anchorSelectData")?.anchors ?? null,
  itinerary: readLocal("itineraryData"),
});

/**
 * For a `clientLoader`: the local copy at once when it has enough to paint; else the server is asked first, so that a
 * new device does not call something missing that is only not here yet.
 * @throws a redirect to /access when nobody is signed in.
 */
export async function loadPlanningCopy(isEnough: (copy: PlanningCopy) => boolean): Promise<LoadedCopy> {
  requireSession();
  const copy = readPlanningCopy();
  if (isEnough(copy)) return { ...copy, problem: null };
  try {
    await refreshTrip();
    return { ...readPlanningCopy(), problem: null };
  } catch (error) {
    onUnauthenticated(error);
    return { ...readPlanningCopy(), problem: problemMessage(error, tripAtHandTexts.notFetched) };
  }
}

/** Enough for most screens: who and which trip. */
export const hasTrip = ({ user, trip }: PlanningCopy): boolean => user !== null && trip !== null;

export const hasPlan = (copy: PlanningCopy): boolean => hasTrip(copy) && copy.itinerary !== null;
