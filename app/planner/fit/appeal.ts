import type { Place } from "~/domain/place/place";
import { isHike } from "./company";
import type { BudgetLevel } from "./budget-level";
import type { Preferences } from "./preferences";
import { wantTable } from "./seating";

const STREETS: ReadonlySet<Place["category"]> = new Set(["market", "neighborhood", "shopping"]);

/** Where people eat and drink among stools of an evening, also where it is open at noon; and streets of which bars are told. */
const isForGoingOut = ({ category, interests, about }: Place): boolean =>
  (category === "food" && interests.includes("nightlife")) || (STREETS.has(category) && /\bbars\b/i.test(about));

/** Whether nobody should be sent there: steps for a wheelchair, no way for a stroller, a hike for either, bars for children, and what is like them for small ones unless it is known that a stroller fits. */
export function isExcluded(place: Place, preferences: Preferences): boolean {
  if (preferences.wheelchair && place.stepFree === false) return true;
  if (preferences.stroller && place.stroller === false) return true;
  if (preferences.stroller && isForGoingOut(place) && place.stroller === null) return true;
  if ((preferences.stroller || preferences.wheelchair) && isHike(place)) return true;
  return preferences.children && place.category === "nightlife" && !place.children;
}

/** Points by price level 0 to 3. */
const PRICE_POINTS: Record<BudgetLevel | "unsaid", readonly [number, number, number, number]> = {
  low: [0.6, 0.4, -1.1, -3.2],
  middle: [0.1, 0.1, 0, -0.6],
  high: [0, 0, 0.2, 0.5],
  unsaid: [0, 0, 0, -0.2],
};

const pricePoints = (place: Place, budget: BudgetLevel | null): number =>
  PRICE_POINTS[budget ?? "unsaid"][Math.min(3, Math.max(0, Math.round(place.price)))] ?? 0;

/** The fame of what one would not go home without. */
export const ICON = 3;

/** The fame of what every guidebook has. */
export const KNOWN = 2;

/** What people travel to see; a table, a bar or a show is chosen once one is there. */
const SIGHTS = new Set<Place["category"]>([
  "landmark",
  "religious",
  "viewpoint",
  "museum",
  "park",
  "market",
  "neighborhood",
  "shopping",
]);

/** Of what is equally famous: whether it is a sight, and whether it is worth suggesting as a must. */
export const reasonsToCome = ({ category, anchor }: Place): number => Number(SIGHTS.has(category)) + Number(anchor);

/** The cost of a place of none of the interests asked for; less for what the city is known for. */
const UNASKED = -1.6;
const UNASKED_STAR = -0.6;

/** The first interest is what a place is best for; it counts most. */
function interestPoints(place: Place, { interests }: Preferences): number {
  if (interests.size === 0) return 0;
  const shared = place.interests.filter((interest) => interests.has(interest)).length;
  if (shared === 0) return place.anchor || place.fame === ICON ? UNASKED_STAR : UNASKED;
  const leading = place.interests[0];
  return 0.7 + 0.35 * (shared - 1) + (leading && interests.has(leading) ? 0.6 : 0);
}

const moodPoints = (place: Place, { moodInterests, moodCategories }: Preferences): number =>
  (place.interests.some((interest) => moodInterests.has(interest)) ? 0.35 : 0) +
  (moodCategories.has(place.category) ? 0.35 : 0);

const NO_TABLE = -2;
const MADE_FOR_CHILDREN = 1.2;
const UNCLEAR_ABOVE = 2;
/** There are steps, and nobody says that there is a way round them. */
const STEPS_WITH_A_STROLLER = 1.5;
/** In minutes: a performance longer than this is not for children. */
const LONG_FOR_CHILDREN = 100;

function needPoints(place: Place, preferences: Preferences): number {
  let points = 0;
  if (preferences.wheelchair && place.stepFree === true) points += 0.9;
  if ((preferences.limited || preferences.elders) && place.stepFree === false) points -= 0.7;
  if (preferences.stroller && place.stroller === true) points += 0.4;
  if (preferences.stroller && place.stroller === null && place.stepFree === false) points -= STEPS_WITH_A_STROLLER;
  // Nobody knows whether it gets up there: decks on roofs often keep it below.
  if (preferences.stroller && place.stroller === null && place.category === "viewpoint") points -= UNCLEAR_ABOVE;
  if (preferences.children && place.category === "family") points += MADE_FOR_CHILDREN;
  if (preferences.children) points += place.children ? 0.7 : -0.9;
  if (preferences.children && place.category === "performance" && place.minutes > LONG_FOR_CHILDREN) points -= 1;
  if (preferences.elders && place.category === "nightlife") points -= 0.5;
  if (place.meal?.atCounter && wantTable(preferences)) points += NO_TABLE;
  if (preferences.friends && (place.category === "nightlife" || place.category === "food")) points += 0.2;
  if (preferences.couple && (place.category === "viewpoint" || place.category === "performance")) points += 0.25;
  if (
    preferences.solo &&
    (place.category === "museum" || place.category === "neighborhood" || place.category === "market")
  )
    points += 0.2;
  return points;
}

/** Points by fame, from 0 to 3. */
const FAME_POINTS = [0, 0.4, 2, 4] as const;
/** What is worth suggesting as a must is liked, however famous. */
const ANCHOR_POINTS = 2;

const renown = ({ fame, anchor, corroborated }: Place): number =>
  1 + Math.max(FAME_POINTS[fame], anchor ? ANCHOR_POINTS : 0) + (corroborated ? 0.25 : 0);

/** How much these travellers would like the place, before time and distance; about 0 to 8. */
export function appeal(place: Place, preferences: Preferences): number {
  return (
    renown(place) +
    interestPoints(place, preferences) +
    moodPoints(place, preferences) +
    needPoints(place, preferences) +
    pricePoints(place, preferences.budget)
  );
}
