import { redirect } from "@remix-run/react";
import { tripAtHandTexts } from "#messages/trip-at-hand";
import { problemMessage } from "~/browser/api/api-problem";
import { refreshTrip } from "~/browser/api/hydrate";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { readLocal } from "~/browser/storage/local-copy";
import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import type { User } from "~/domain/people/companion";
import type { Itinerary } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Anchor } from "~/domain/trip/anchor";
import type { TripIntent } from "~/domain/trip/trip-intent";
import type { Trip } from "~/domain/trip/trip";

/** What the planning screens work from, as the local copy has it. */
export type TripCopy = {
  user: User | null;
  trip: Trip | null;
  intent: TripIntent | null;
  suggestions: (string | Anchor)[];
  /** Titles of the saved anchors; null before any were saved. */
  picks: string[] | null;
  itinerary: Itinerary | null;
};

/** The copy, and why it could not be completed where that failed. */
export type LoadedCopy = TripCopy & { problem: string | null };

export const readTripCopy = (): TripCopy => ({
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
export async function loadTripCopy(isEnough: (copy: TripCopy) => boolean): Promise<LoadedCopy> {
  requireSession();
  const copy = readTripCopy();
  if (isEnough(copy)) return { ...copy, problem: null };
  try {
    await refreshTrip();
    return { ...readTripCopy(), problem: null };
  } catch (error) {
    onUnauthenticated(error);
    return { ...readTripCopy(), problem: problemMessage(error, tripAtHandTexts.notFetched) };
  }
}

/** Enough for most screens: who and which trip. */
export const hasTrip = ({ user, trip }: TripCopy): boolean => user !== null && trip !== null;

export const hasPlan = (copy: TripCopy): boolean => hasTrip(copy) && copy.itinerary !== null;

/** Who stands before a planning screen: the one who plans, someone who travels along, or nobody we know a trip of. */
export type Viewer =
  { kind: "organizer"; user: User; trip: Trip } | { kind: "companion"; user: User; trip: Trip } | { kind: "missing" };

/** SPEC section 6: the organizer alone plans; so it is whoever may save a block. */
export function viewerOf({ user, trip }: Pick<TripCopy, "user" | "trip">): Viewer {
  if (user === null || trip === null) return { kind: "missing" };
  return { kind: mayCall(user.role, saveBlock) ? "organizer" : "companion", user, trip };
}

/**
 * For a `clientLoader` of a companion's screen: what this device knows of the trip, fetched first where it is not enough.
 * @throws a redirect to /access when nobody is signed in, to /tripnotcreated when they are on no trip.
 */
export async function loadCompanionTripCopy(isEnough: (copy: TripCopy) => boolean): Promise<LoadedCopy> {
  const copy = await loadTripCopy(isEnough);
  if (copy.trip === null && copy.problem === null) throw redirect("/tripnotcreated");
  return copy;
}

/** Whether every day of the trip is planned; a build that was cut off leaves some out. */
export const isFullyPlanned = (itinerary: Itinerary | null): boolean =>
  itinerary !== null && itinerary.days.length > 0 && plannedDays(itinerary.days).length >= itinerary.daysTotal;
