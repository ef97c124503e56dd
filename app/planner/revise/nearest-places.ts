import type { Place } from "~/domain/place/place";
import type { Demand } from "./demands/demand";
import { isTouristy } from "./demands/demands";
import { isHard, isNotContrary, isNoun, isRefusal } from "./fit";
import { bestOf, isMealForSight, isThirdOfAKind, isWithinReach, openPlaces } from "./open-places";
import { isFarOff, nearWhere } from "./near-where";
import type { RevisionContext } from "./revision-request";

/**
 * The places that come nearest to a wish, the nearest first: those within reach of the day's other stops, and those further off where only they are what is
 * asked for. None breaks a "no". What is said of the first and what stands in the list are both from here.
 */
export function nearestPlaces(context: RevisionContext, demands: readonly Demand[], most: number): Place[] {
  // Who only wants something near is served by nothing far; who wants a thing may go there.
  const isNearnessAll = demands.every(({ asked }) => asked.is === "near");
  return nearestOf(
    nearestOpen(context, demands).filter(
      (place) =>
        demands.filter(isRefusal).every(({ met }) => met(place)) &&
        isNotContrary(place, demands) &&
        !(isNearnessAll && isFarOff(place, context)) &&
        isOfTheKind(place, demands, context) &&
        !isTouristy(place, context.wish) &&
        // Out of the heat or the rain is under a roof.
        (place.indoor || !context.wish.indoor),
    ),
    context,
    demands,
    most,
  );
}

/** A thing that is found in so few categories tells in which to look: who gets no sushi may still eat. */
const FEW_CATEGORIES = 3;

const OF_A_DRINK: ReadonlySet<string> = new Set(["wine", "beer"]);

/** Nobody who asks for a night out is served by something cheap: where a kind of thing is asked for, a place is at least of one that is, or near it. */
function isOfTheKind(place: Place, demands: readonly Demand[], { wish }: RevisionContext): boolean {
  const kinds = demands.filter((demand) => isNoun(demand) && demand.asked.is !== "about");
  // Who asks for a view as well is not served by whatever there is to eat.
  const isDishOnly = kinds.every(({ asked }) => asked.is !== "category" || asked.category === "food");
  const isNear = wish.sought.some(
    ({ id, categories }) =>
      // A bar without music is no way to music.
      (isDishOnly || !OF_A_DRINK.has(id)) &&
      id !== "music" &&
      categories.length <= FEW_CATEGORIES &&
      categories.includes(place.category),
  );
  return kinds.length === 0 || isNear || kinds.some(({ met }) => met(place));
}

/** The first so many of some places, by how much of the wish they meet. */
export function nearestOf(
  places: readonly Place[],
  context: RevisionContext,
  demands: readonly Demand[],
  most: number,
): Place[] {
  const found: Place[] = [];
  while (found.length < most) {
    const rest = places.filter((place) => !found.includes(place));
    const top = Math.max(...rest.map((place) => closeness(place, demands, context)));
    const next = bestOf(
      rest.filter((place) => closeness(place, demands, context) === top),
      context,
      demands,
    );
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** On a day out with nothing else there, those back in town. */
function nearestOpen(context: RevisionContext, demands: readonly Demand[]): Place[] {
  const open = openPlaces(context).filter((place) => !isThirdOfAKind(place, context));
  const near = open.filter((place) => isWithinReach(place, context));
  const nouns = demands.filter(isNoun);
  const isIt = (place: Place): boolean => nouns.every(({ met }) => met(place));
  if (near.length > 0 && nouns.length > 0 && !near.some(isIt))
    return [...new Set([...near, ...open.filter((place) => isOfTheKind(place, demands, context))])];
  if (near.length > 0 || open.length > 0) return near.length > 0 ? near : open;
  return context.current.isDayTrip ? openPlaces({ ...context, wish: { ...context.wish, backInTown: true } }) : [];
}

const A_NOUN = 3;
const WITHIN_REACH = 0.25;
const A_MEAL = -0.25;

/** How much of the wish a place meets: a thing counts for more than how it should be, half for what is soft and for one of the kind in which it looked. */
const closeness = (place: Place, demands: readonly Demand[], context: RevisionContext): number =>
  demands.reduce(
    (sum, demand) => sum + (demand.met(place) ? (isHard(demand) ? (isNoun(demand) ? A_NOUN : 1) : 0.5) : 0),
    0,
  ) +
  (context.wish.sought.some(({ categories }) => categories.includes(place.category)) ? 0.5 : 0) +
  (isMealForSight(place, context) ? A_MEAL : 0) +
  // What they name as a model they know.
  (context.wish.likePlace?.id === place.id ? -1 : 0) +
  // Where something near is wished for, how near it is counts by itself.
  (nearWhere(context) === null && isWithinReach(place, context) ? WITHIN_REACH : 0);
