import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import { appeal, isExcluded } from "../fit/appeal";
import type { BudgetLevel } from "../fit/budget-level";
import { feedsAll, isMeatless } from "../fit/diet";
import type { Preferences } from "../fit/preferences";
import { wantTable } from "../fit/seating";
import { isSpoilt, type UsualWeather } from "../fit/usual-weather";
import type { OpenHours } from "../times/stop-to-time";
import { BEDTIME } from "../times/usual-times";

export type MealName = "lunch" | "dinner";

/** The part of the day that a meal belongs to. */
export const MEAL_PART = { lunch: "afternoon", dinner: "evening" } as const;

/** Where a meal is wanted: between which two points of the day, and what is known of the hours then. */
export type Wanted = {
  meal: MealName;
  from: Point | null;
  to: Point | null;
  /** Which side of the city's water one is on. */
  side: string | null;
  hoursOf: (placeId: string) => OpenHours | null;
  /** What is eaten after it already, as far as that is known. */
  ahead: readonly Place[];
  /** What the weather usually is. */
  weather: UsualWeather | null;
  /** The city fasts by day. */
  isFast: boolean;
};

/** A table, and how good it is for these travellers there; its way counts. */
export type Found = { place: Place; points: number };

/** The tables of a trip that are not taken yet. */
export type Tables = {
  /** The best few there are for a meal, the best first; none where none is near, open and right for these travellers. */
  find: (wanted: Wanted) => Found[];
  /** It is used: nobody sits down there again, and not to the same cuisine right after. */
  take: (place: Place) => void;
};

const SERVED: Record<MealName, { from: number; until: number; least: number }> = {
  lunch: { from: 12 * 60, until: 15 * 60, least: 45 },
  dinner: { from: 18 * 60 + 30, until: 22 * 60 + 30, least: 75 },
};

/** Kilometres that a meal may add to the way of its day. */
const FARTHEST: Record<MealName, number> = { lunch: 4, dinner: 6 };
const POINTS_A_KM = 1.5;
const OVER_WATER = 3;
/** For each time that a cuisine was on the table before. */
const AGAIN = 0.8;
const QUICK = 0.6;
/** What is eaten in the street is no dinner for elders, nor for many at once, nor for those who said that it may cost something. */
const NO_DINNER_FOR_THEM = 4;
/** So many need a table that is laid for them. */
const MANY = 5;
/** Of a dinner for those who want the best: for each level of price below the highest. */
const A_LEVEL_BELOW = 1.5;
const DEAREST = 3;
const EATEN_STANDING = new Set<string>(["street-food", "bakery"]);
const SITTING_MINUTES = 45;
/** What is told of a table at which one should sit in the evening. */
const BY_DUSK = /\b(dusk|sunset|sundown|floodlit|candle\w*|at night|evenings?|after dark)\b/i;
const isQuick = ({ meal, minutes }: Place): boolean =>
  minutes < SITTING_MINUTES || (meal !== null && EATEN_STANDING.has(meal.kind));
/** A counter, where a table is wanted: at noon it may still do. */
const NO_TABLE: Record<MealName, number> = { lunch: 2, dinner: 4 };
const isForBreakfast = ({ meal, about }: Place): boolean => /\bbreakfast/i.test(`${meal?.cuisine} ${about}`);
/** Of a table that one is told to sit down at by another time of the day. */
const AT_ANOTHER_TIME = 1.5;
/** Of one that opens when children should be in bed. */
const PAST_BEDTIME = 4;
const A_MEAL_WITH_CHILDREN = 60;
/** Of one in the open where it is too hot, too wet or too cold for it. */
const UNDER_THE_SKY = 5;
/** Of a kitchen without meat, where nobody asked for one: there are better reasons to go to most of the others. */
const NOT_ASKED_FOR = 3;
/** Of what the city itself eats at, while it fasts: stalls and plain kitchens open at sunset. */
const SHUT_IN_A_FAST = 6;
const CHEAP = 1;
/** So many are tried for a meal. */
const FEW = 4;

/** The highest level of price that is sat down to, and the one that is better left out where there is another. */
const MOST: Record<BudgetLevel | "unsaid", { price: number; rather: number }> = {
  low: { price: 1, rather: 1 },
  middle: { price: 3, rather: 2 },
  high: { price: 3, rather: 3 },
  unsaid: { price: 3, rather: 2 },
};
const DEAR = 1.5;

const serves = ({ meal }: Place, name: MealName): boolean =>
  meal !== null && meal.kind !== "ice-cream" && meal.for.includes(name);

const isOpenFor = (hours: OpenHours | null, name: MealName): boolean => {
  const { from, until, least } = SERVED[name];
  return hours === null || hours.some(([opens, closes]) => Math.min(closes, until) - Math.max(opens, from) >= least);
};

/** Whether a dinner there is over by the children's bedtime. */
const isOpenEarly = (hours: OpenHours | null): boolean =>
  hours === null || hours.some(([opens, closes]) => Math.min(closes, BEDTIME) - opens >= A_MEAL_WITH_CHILDREN);

/** Kilometres that going by way of a place adds. */
function detour(place: Point, from: Point | null, to: Point | null): number {
  const [there, on] = [from ? kilometresBetween(from, place) : 0, to ? kilometresBetween(place, to) : 0];
  return from && to ? there + on - kilometresBetween(from, to) : there + on;
}

/**
 * @param isFree whether a place stands nowhere else in the trip
 */
export function tablesOf(guide: CityGuide, preferences: Preferences, isFree: (place: Place) => boolean): Tables {
  const most = MOST[preferences.budget ?? "unsaid"];
  const suits = (place: Place): boolean =>
    place.meal !== null &&
    isFree(place) &&
    !isExcluded(place, preferences) &&
    !(preferences.children && place.meal.kind === "bar") &&
    place.price <= most.price &&
    feedsAll(place, preferences.diets);
  const isRich = preferences.budget === "high";
  const sitsDown = preferences.elders || preferences.limited || preferences.partyCount >= MANY || isRich;
  const wantsTable = wantTable(preferences);
  const eatsAll = preferences.diets.length === 0;
  const liked = (place: Place): number =>
    appeal(place, preferences) / 2 -
    (place.price > most.rather ? DEAR : 0) -
    (eatsAll && isMeatless(place) ? NOT_ASKED_FOR : 0);
  const open = new Map<Place, number>(guide.places.filter(suits).map((place) => [place, liked(place)]));
  const eaten = new Map<string, number>();
  let last = "";
  const cuisineOf = ({ meal }: Place): string => meal?.cuisine.toLowerCase() ?? "";
  return {
    find({ meal, from, to, side, hoursOf, ahead, weather, isFast }) {
      const running = new Set([last, ...ahead.map(cuisineOf)]);
      const found: Found[] = [];
      for (const [place, worth] of open) {
        if (!serves(place, meal) || !isFree(place) || running.has(cuisineOf(place))) continue;
        const km = detour(place, from, to);
        if (km > FARTHEST[meal] || !isOpenFor(hoursOf(place.id), meal)) continue;
        const points =
          worth -
          POINTS_A_KM * km -
          (side && place.side && side !== place.side ? OVER_WATER : 0) -
          AGAIN * (eaten.get(cuisineOf(place)) ?? 0) -
          (meal === "dinner" && isQuick(place) ? QUICK + (sitsDown ? NO_DINNER_FOR_THEM : 0) : 0) -
          (meal === "dinner" && isRich ? A_LEVEL_BELOW * (DEAREST - Math.min(DEAREST, place.price)) : 0) -
          (wantsTable && place.meal?.atCounter ? NO_TABLE[meal] : 0) -
          (meal === "lunch" && BY_DUSK.test(place.about) ? AT_ANOTHER_TIME : 0) -
          (isSpoilt(place, MEAL_PART[meal], weather) ? UNDER_THE_SKY : 0) -
          (meal === "dinner" && preferences.children && !isOpenEarly(hoursOf(place.id)) ? PAST_BEDTIME : 0) -
          (meal === "lunch" && isFast && (place.price <= CHEAP || isQuick(place)) ? SHUT_IN_A_FAST : 0) -
          (isForBreakfast(place) ? AT_ANOTHER_TIME : 0);
        found.push({ place, points });
      }
      return found.sort((a, b) => b.points - a.points).slice(0, FEW);
    },
    take(place) {
      open.delete(place);
      last = cuisineOf(place);
      eaten.set(last, (eaten.get(last) ?? 0) + 1);
    },
  };
}
