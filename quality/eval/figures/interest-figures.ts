import type { Priority } from "~/domain/trip/trip-intent";
import type { Interest, Place } from "~/domain/place/place";
import type { EvalRequest } from "../eval-request";
import { barrierAt } from "../judges/mobility-respected";
import type { Stop } from "../line-up";
import type { Figures } from "./figures";
import { mostBlocks } from "./most-blocks";

/** What a city is asked to be able to do before a trip's share counts against the target. */
export const WANTED_SHARE = 0.7;

/** docs/places.md: which interest of a place answers to which priority. */
const INTEREST_OF: Record<Priority, Interest> = {
  "Adventure & Outdoor Activities": "adventure",
  "Cultural Experiences & History": "culture",
  "Food & Culinary Adventures": "food",
  "Relaxation & Wellness": "relaxation",
  "Shopping & Local Markets": "shopping",
  "Nightlife & Entertainment": "nightlife",
  "Nature & Scenic Views": "nature",
  "Local Community & People": "local",
};

/** Bars are not for children, however much their parents like nightlife. */
const unfitForChildren = (place: Place, { brief }: EvalRequest): boolean =>
  place.category === "nightlife" &&
  !place.children &&
  (brief.whoWith.includes("kids") ||
    brief.whoWith.includes("multigen") ||
    (brief.intent?.mobility ?? []).includes("Stroller Friendly - Traveling with young kids"));

/** Whether these travellers may be sent there without having asked for it. */
export const isOpen = (place: Place, request: EvalRequest): boolean =>
  barrierAt(place, request) === null && !unfitForChildren(place, request);

type InterestFigures = Pick<
  Figures,
  "wishedBlocks" | "matchingBlocks" | "matchableBlocks" | "ampleBlocks" | "ampleMatching" | "ampleMatchable"
>;

const NOTHING_STATED: InterestFigures = {
  wishedBlocks: 0,
  matchingBlocks: 0,
  matchableBlocks: 0,
  ampleBlocks: 0,
  ampleMatching: 0,
  ampleMatchable: 0,
};

/**
 * How much of the plan answers to a stated interest. The traveller's own musts do not count, nothing is known of them; a free block counts as not
 * matching. What the city could match is counted in its town places, each once, in parts of the day they are good in.
 */
export function interestFigures(request: EvalRequest, stops: readonly Stop[]): InterestFigures {
  const wanted = new Set((request.brief.intent?.priorities ?? []).map((priority) => INTEREST_OF[priority]));
  if (wanted.size === 0) return NOTHING_STATED;
  const matches = (place: Place): boolean => place.interests.some((interest) => wanted.has(interest));
  const counted = stops.filter(({ kind }) => kind !== "own");
  const matching = counted.filter(({ place }) => place !== null && matches(place)).length;
  const days = request.brief.daysTotal;
  const suitable = request.guide.places.filter((place) => !place.dayTrip && isOpen(place, request) && matches(place));
  const inTown = mostBlocks({ morning: days, afternoon: days, evening: days }, suitable);
  const matchable = Math.max(matching, Math.min(inTown, counted.length));
  const all = { wishedBlocks: counted.length, matchingBlocks: matching, matchableBlocks: matchable };
  if (inTown < WANTED_SHARE * counted.length) return { ...NOTHING_STATED, ...all };
  return { ...all, ampleBlocks: counted.length, ampleMatching: matching, ampleMatchable: matchable };
}
