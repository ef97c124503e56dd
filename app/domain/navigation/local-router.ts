import type { Role } from "../people/companion";

/** What the local router looks at: the local copy (SPEC section 3, local browser storage keys). */
export type RouterFacts = {
  path: string;
  userData: { tripId: string | null; role: Role } | null;
  profileComplete: boolean;
  tripData: { tripId?: string | null; startedTrip: boolean; tripComplete: boolean } | null;
  tripIntentData: { tripIntentId?: string | null } | null;
  anchorSelectData: { anchors: readonly string[] } | null;
  /** The trips that they wait to be let in to, or were not told yet how that ended. */
  waitingFor: readonly { tripId: string }[];
  itineraryData: { itineraryId?: string | null; days?: readonly unknown[]; daysTotal?: number } | null;
};

export type RouterDecision = { kind: "stay" } | { kind: "fetch-user" } | { kind: "go"; to: string };

const LIVE_DAY_PATHS = new Set([
  "/tripliveday",
  "/tripliveblock",
  "/dayindextest",
  "/livedayreturner",
  "/tripdaylookback",
  "/postprofileroleselect",
]);

const STAY: RouterDecision = { kind: "stay" };

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;

/**
 * The next screen by the eleven steps of SPEC section 4, local router; being there already is staying. Whoever waits to be let in to a trip,
 * and is on no other, goes on waiting before all else that a trip needs.
 */
export function nextScreen(facts: RouterFacts): RouterDecision {
  const path = withoutTrailingSlash(facts.path);
  if (LIVE_DAY_PATHS.has(path)) return STAY;
  if (!facts.userData) return { kind: "fetch-user" };
  const to = wantedScreen({ ...facts, userData: facts.userData });
  return to === null || to === path ? STAY : { kind: "go", to };
}

/** Steps 3 to 11; null allows the requested page. */
function wantedScreen(facts: RouterFacts & { userData: NonNullable<RouterFacts["userData"]> }): string | null {
  const { userData, tripData, profileComplete, waitingFor } = facts;
  if (waitingFor.some(({ tripId }) => userData.tripId === null || userData.tripId === tripId)) return "/joinwaiting";
  if (!profileComplete) return "/profilesetup";
  if (!(userData.tripId ?? tripData?.tripId) || userData.role === "noroleset") return "/postprofileroleselect";
  if (tripData?.tripComplete) return "/tripcomplete";
  if (tripData?.startedTrip) return "/livedayreturner";
  // Planning is the organizer's (SPEC section 6): a participant waits for it in a hub of their own.
  if (userData.role === "participant") return "/plannerparticipanthub";
  return unfinishedPlanning(facts) ?? (tripData ? "/pretriphub" : null);
}

/** Steps 7 to 9. */
function unfinishedPlanning({ tripIntentData, anchorSelectData, itineraryData }: RouterFacts): string | null {
  if (!tripIntentData?.tripIntentId) return "/tripintent";
  if (!anchorSelectData?.anchors.length) return "/anchorselect";
  return isBuilt(itineraryData) ? null : "/wayfellow/itinerarybuild";
}

/** A build that was cut off goes on where it stopped when the screen is opened again (DESIGN section 3). */
const isBuilt = (itinerary: RouterFacts["itineraryData"]): boolean => {
  if (!itinerary?.itineraryId) return false;
  const { days, daysTotal } = itinerary;
  return days === undefined || daysTotal === undefined || days.length >= daysTotal;
};
