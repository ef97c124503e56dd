import type { CityGuide, Interest, Place } from "~/domain/place/place";
import type { BlockName } from "~/domain/plan/block";
import type { DayConditions } from "../fit/day-conditions";
import { isOffDay } from "../fit/day-fit";
import type { Preferences } from "../fit/preferences";
import { isDarkIn, isForLateEvening } from "../fit/needs-light";
import { isSpoilt } from "../fit/usual-weather";
import { bestOfLiked, mostLikedFirst } from "../plan/stops";
import type { LineStop } from "./day-line";
import type { TriedDay } from "./tried-day";

const THRIFTY = 1;
const AFTER_DARK = new Set<Place["category"]>(["nightlife", "viewpoint", "neighborhood", "landmark", "food"]);
const COFFEE = new Set<string>(["cafe", "bakery", "ice-cream"]);
const TASTES = new Set<string>([...COFFEE, "market-hall", "street-food"]);
/** Of a visit, this much has to be left to it. */
const LEFT = 0.8;

/** A café or an ice cream is a stop between two sights; a restaurant is none. */
const isCoffee = ({ meal }: Place): boolean => meal !== null && COFFEE.has(meal.kind);

/** What those who came to eat look for between meals. */
const isTasting = ({ meal }: Place): boolean => meal !== null && TASTES.has(meal.kind);

/** What is looked for beside what a day has already. */
export type More = {
  around: Place;
  part: BlockName;
  /** Of the stops beside it: the new one is of another. */
  kinds: ReadonlySet<Place["category"] | undefined>;
  minutes: number;
  /** What it has to be for, one of these; anything where it is missing. */
  interests?: ReadonlySet<Interest>;
  /** What was tried, and has no time there. */
  refused?: ReadonlySet<Place>;
  day: TriedDay;
  today: DayConditions | undefined;
};

/** The place near another that they would like best in that part of the day; null where there is none. */
export type FindMore = (wanted: More) => Place | null;

/** @param taken the places that stand somewhere in the trip already */
export function oneMorePlace(
  guide: CityGuide,
  preferences: Preferences,
  { taken, withinKm }: { taken: ReadonlySet<Place>; withinKm: number },
): FindMore {
  const dearest = preferences.budget === "low" ? THRIFTY : Number.POSITIVE_INFINITY;
  const isBetweenMeals = preferences.interests.has("food") ? isTasting : isCoffee;
  const open = guide.places.filter(
    (place) => !place.dayTrip && place.price <= dearest && (place.category !== "food" || isBetweenMeals(place)),
  );
  const suits = (place: Place, part: BlockName): boolean =>
    part === "evening"
      ? !preferences.children && AFTER_DARK.has(place.category) && !place.ticketed && isForLateEvening(place)
      : place.category !== "nightlife";
  const liked = mostLikedFirst(open, preferences);
  return ({ around, part, kinds, minutes, interests, refused, day, today }) =>
    bestOfLiked(
      around,
      liked,
      withinKm,
      (place) =>
        !taken.has(place) &&
        !refused?.has(place) &&
        !kinds.has(place.category) &&
        place.parts.includes(part) &&
        place.minutes <= minutes &&
        (!interests || place.interests.some((interest) => interests.has(interest))) &&
        suits(place, part),
      (place) =>
        !isOffDay(place, today) &&
        !isSpoilt(place, part, today?.weather) &&
        !isDarkIn(place, part, today) &&
        day.hoursOf(place.id)?.length !== 0,
    );
}

/** Whether all that was there keeps nearly all of its time, and what came has some. */
export function leavesTime(before: readonly LineStop[], after: readonly LineStop[], day: TriedDay): boolean {
  if (day.loss(after) > day.loss(before)) return false;
  const [had, has] = [day.tried(before), day.tried(after)];
  // What is the same place stays the same stop, whatever it is to its part of the day.
  return before.every(({ place }, i) => {
    const now = after.findIndex((stop) => stop.place === place && stop.part === before[i]?.part);
    return (has[now]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0);
  });
}
