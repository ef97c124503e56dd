import type { BlockName } from "~/domain/plan/block";
import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import type { Way } from "~/domain/place/way-between";
import { appeal, isExcluded } from "../fit/appeal";
import type { Choice } from "./choice";
import type { DayConditions } from "../fit/day-conditions";
import { isOffDay } from "../fit/day-fit";
import type { Preferences } from "../fit/preferences";
import { isDarkIn } from "../fit/needs-light";
import { isSpoilt } from "../fit/usual-weather";

export type Nearby = { place: Place; km: number };

/**
 * A block's choice with what belongs around it: the hop from the stop before, a second stop, something to eat, what the date means
 * for it, and whether the day has already said to check opening times.
 */
export type Stop = {
  part: BlockName;
  choice: Choice;
  /** The way here, once the day has all its stops; null from an outing, and from where nobody knows. `isTable`: a meal that is easily changed for another, of which no text tells the way on. */
  before: { name: string; way: Way; isTable?: boolean } | null;
  secondStop: Nearby | null;
  meal: Nearby | null;
  /** Lunch or dinner stands beside it as a stop of its own. */
  hasTable?: boolean;
  note?: string | null;
  saidToday?: boolean;
};

/** A second stop or a place to eat is mentioned within this distance, and within half of a comfortable hop. */
const NEARBY_KM = 0.8;
/** The longest that two stops in one part of the day may take together. */
const BLOCK_MINUTES = 190;
const SHORT_VISIT_MINUTES = 50;
const LONG_VISIT_MINUTES = 150;

const placeOf = (choice: Choice): Place | null => ("place" in choice ? choice.place : null);

/** Whether a water lies between two places, whatever crosses it. */
const isAcrossWater = (a: Place, b: Place): boolean => a.side !== null && b.side !== null && a.side !== b.side;

/** What a whole distance counts against how much a place is liked. */
const FARTHEST_COSTS = 2;

/** A place with how much these travellers would like it; `at`: where it stands among the others, which decides where two are liked alike. */
type Liked = { place: Place; liked: number; at: number };

/** The places that are possible for these travellers, those first that they would like best. */
export const mostLikedFirst = (places: readonly Place[], preferences: Preferences): Liked[] =>
  places
    .filter((place) => !isExcluded(place, preferences))
    .map((place, at) => ({ place, liked: appeal(place, preferences), at }))
    .toSorted((a, b) => b.liked - a.liked || a.at - b.at);

/**
 * The same as `bestNearby`, for who looks often among the same places: none is looked at that is liked less than what was found.
 * @param may what is quickly found out; `suits` is asked last
 */
export function bestOfLiked(
  around: Place,
  liked: readonly Liked[],
  withinKm: number,
  may: (place: Place) => boolean,
  suits: (place: Place) => boolean,
): Place | null {
  let best: Liked | null = null;
  let bestPoints = Number.NEGATIVE_INFINITY;
  for (const option of liked) {
    if (option.liked < bestPoints) break;
    const { place } = option;
    if (place.id === around.id || !may(place) || isAcrossWater(around, place)) continue;
    const km = kilometresBetween(around, place);
    if (km > withinKm) continue;
    const points = option.liked - (FARTHEST_COSTS * km) / withinKm;
    const isBetter = points > bestPoints || (points === bestPoints && best !== null && option.at < best.at);
    if (!isBetter || !suits(place)) continue;
    [best, bestPoints] = [option, points];
  }
  return best?.place ?? null;
}

/** The place nearby that they would like best, preferring what is nearer; none across a water is nearby. */
export function bestNearby(
  around: Place,
  places: Iterable<Place>,
  withinKm: number,
  preferences: Preferences,
  suits: (place: Place) => boolean,
): Nearby | null {
  let best: Nearby | null = null;
  let bestPoints = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place.id === around.id || isAcrossWater(around, place)) continue;
    const km = kilometresBetween(around, place);
    if (km > withinKm) continue;
    const points = appeal(place, preferences) - (FARTHEST_COSTS * km) / withinKm;
    // What suits takes the longest to find out.
    if (points <= bestPoints || isExcluded(place, preferences) || !suits(place)) continue;
    [best, bestPoints] = [{ place, km }, points];
  }
  return best;
}

const AFTER_DARK = new Set(["nightlife", "viewpoint", "neighborhood"]);

/** Whether a second stop suits the first: of another kind, short enough, affordable, and in the evening one that is open and free then. */
function goesAlong(option: Place, place: Place, part: BlockName, { budget, children }: Preferences): boolean {
  if (
    option.category === "food" ||
    option.category === place.category ||
    place.minutes + option.minutes > BLOCK_MINUTES
  )
    return false;
  if (budget === "low" && option.price > 1) return false;
  return part !== "evening" || (!children && AFTER_DARK.has(option.category) && !option.ticketed);
}

function wantsSecondStop(place: Place, preferences: Preferences): boolean {
  if (preferences.pace === "slow" || place.dayTrip || place.category === "food") return false;
  return preferences.pace === "fast" ? place.minutes <= LONG_VISIT_MINUTES : place.minutes <= SHORT_VISIT_MINUTES;
}

/** Breakfast is mentioned when they came for the food or are in no hurry; lunch and dinner are stops of their own. */
const wantsBreakfast = (place: Place, part: BlockName, preferences: Preferences): boolean =>
  place.category !== "food" && part === "morning" && (preferences.interests.has("food") || preferences.pace === "slow");

/** For breakfast one goes where nobody has dinner, which is left for that. */
const isForBreakfast = ({ category, meal }: Place): boolean =>
  category === "food" && (meal === null || (meal.for.includes("breakfast") && !meal.for.includes("dinner")));

export type DayStops = readonly [Stop, Stop, Stop];

/** The stops of every day; a place that one block is about or mentions is not mentioned in another. */
export function stopsOf(
  days: readonly (readonly [Choice, Choice, Choice])[],
  guide: CityGuide,
  preferences: Preferences,
  conditions: readonly DayConditions[] = [],
): DayStops[] {
  const planned = new Set(
    days
      .flat()
      .flatMap((choice) => [
        placeOf(choice)?.id,
        ...("along" in choice ? (choice.along ?? []) : []).map(({ id }) => id),
      ]),
  );
  const unused = new Set(guide.places.filter((place) => !place.dayTrip && !planned.has(place.id)));
  const take = (nearby: Nearby | null): Nearby | null => {
    if (nearby) unused.delete(nearby.place);
    return nearby;
  };
  const within = Math.min(NEARBY_KM, preferences.comfortableHopKm / 2);
  const stop = (part: BlockName, choice: Choice, today: DayConditions | undefined): Stop => {
    const place = choice.kind === "place" ? choice.place : null;
    const fits = (option: Place): boolean =>
      option.parts.includes(part) &&
      !isOffDay(option, today) &&
      !isSpoilt(option, part, today?.weather) &&
      !isDarkIn(option, part, today);
    const along = choice.kind === "place" ? choice.along?.[0] : undefined;
    const secondStop =
      place && along
        ? { place: along, km: kilometresBetween(place, along) }
        : place && wantsSecondStop(place, preferences)
          ? take(
              bestNearby(
                place,
                unused,
                within,
                preferences,
                (option) => fits(option) && goesAlong(option, place, part, preferences),
              ),
            )
          : null;
    const meal =
      place && wantsBreakfast(place, part, preferences)
        ? take(bestNearby(place, unused, within, preferences, (option) => fits(option) && isForBreakfast(option)))
        : null;
    return { part, choice, before: null, secondStop, meal };
  };
  return days.map(([morning, afternoon, evening], day): DayStops => [
    stop("morning", morning, conditions[day]),
    stop("afternoon", afternoon, conditions[day]),
    stop("evening", evening, conditions[day]),
  ]);
}
