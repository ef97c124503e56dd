import { BLOCK_NAMES } from "~/domain/plan/block";
import { kilometresBetween, type Point, pointOf } from "~/domain/place/geo";
import type { Place, PlaceCategory } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import type { PlacedStop } from "~/domain/plan/stop";
import { appeal, isExcluded } from "../fit/appeal";
import { suitsCompany } from "../fit/company";
import { conditionsOf, type DayConditions } from "../fit/day-conditions";
import { weekdayTie } from "../fit/market-days";
import { isClosed, isOpenIn } from "../fit/opening";
import { isHard, isNotContrary } from "./fit";
import { isNearEnough, nearWhere } from "./near-where";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "../plan/random";
import { kilometresAround, longestHop, neighboursOf } from "./day-neighbours";
import type { Demand } from "./demands/demand";
import { keywordHits } from "./demands/found-in-place";
import { blocksOf, isPlaceOf, plannedAt } from "../plan/planned-blocks";
import { MEALS } from "./wish-with-meal";
import { isAboutRefused } from "./demands/refused-thing";
import { AROUND_DAY_TRIP_KM, type RevisionContext } from "./revision-request";

const SOMETHING_ELSE_NOISE = 1.2;
const A_MEAL_UNASKED = 2.5;
const LIKE_ITS_NEIGHBOUR = 1;
const A_SOFT_DEMAND = 2.5;
const A_MODEL = 6;
/** Of one kind, those that are marked with the same. */
const AS_ITS_MODEL = 1.5;
const MOST_ALIKE = 3;
/** More comfortable hops than this are a long way; the plan check has the same limit. */
const HOPS = 4;

const OPEN_AIR: ReadonlySet<PlaceCategory> = new Set(["park", "nature"]);
/** With less daylight than this a park lies in the dark of an evening. */
const LIGHT_EVENINGS = 13;

const todayOf = ({ brief, guide, dayIndex }: RevisionContext): DayConditions | undefined =>
  conditionsOf(guide, brief, dayIndex).at(-1);

/** Whether a place is known to be shut on the day and in the part of it, out of its season, or lies in the dark. */
export function isShutThen(place: Place, context: RevisionContext, today = todayOf(context)): boolean {
  const { blockName } = context;
  if (!today) return false;
  const tie = today.weekday === null ? null : weekdayTie(place, [0, 6]);
  if (tie?.strict && today.weekday !== null && !tie.days.has(today.weekday)) return true;
  if (place.season !== null && today.month !== null && !place.season.includes(today.month)) return true;
  const isDark = blockName === "evening" && OPEN_AIR.has(place.category) && today.daylight < LIGHT_EVENINGS;
  return isDark || isClosed(place, today) || !isOpenIn(place, blockName, today);
}

/** By day nobody is sent to a bar who has not asked for one. */
const isBarByDay = ({ category, id }: Place, { blockName, wish }: RevisionContext): boolean =>
  category === "nightlife" &&
  blockName !== "evening" &&
  wish.named?.id !== id &&
  !wish.wantedCategories.has("nightlife") &&
  !wish.sought.some(({ categories }) => categories.includes("nightlife"));

/** The places that the block could be about: unused in the trip, good in the part of the day, possible for these travellers. */
export function openPlaces(context: RevisionContext): Place[] {
  const { brief, guide, days, blockName, current, wish, declined = [] } = context;
  const preferences = preferencesOf(brief);
  const today = todayOf(context);
  // A weekday that they name is one to be open on, too.
  const named = today && wish.weekday !== null ? { ...today, weekday: wish.weekday } : today;
  const planned = blocksOf(days);
  const trip = current.isDayTrip && !wish.backInTown ? pointOf(current) : null;
  const stops = new Set(days.flatMap((day) => day.stops.map(({ placeId }) => placeId)));
  return guide.places.filter((place) => {
    if (stops.has(place.id) || isPlaceOf(current, place) || !place.parts.includes(blockName)) return false;
    if (isExcluded(place, preferences) || !suitsCompany(place, blockName, preferences)) return false;
    if (planned.some(({ block }) => isPlaceOf(block, place)) || isAboutRefused(place, context)) return false;
    if (declined.some((title) => nameKey(title) === nameKey(place.name))) return false;
    if (isShutThen(place, context, today) || isShutThen(place, context, named)) return false;
    if (isBarByDay(place, context)) return false;
    return trip ? kilometresBetween(trip, place) <= AROUND_DAY_TRIP_KM : !place.dayTrip;
  });
}

const kindsAround = ({ day, blockName, guide }: RevisionContext): PlaceCategory[] =>
  BLOCK_NAMES.filter((part) => part !== blockName).flatMap(
    (part) => guide.places.find((place) => isPlaceOf(day.blocks[part], place))?.category ?? [],
  );

/** A third museum in one day is too many, unless it is a museum they ask for. */
export function isThirdOfAKind(place: Place, context: RevisionContext): boolean {
  const kinds = kindsAround(context);
  return (
    kinds.length === 2 &&
    kinds.every((kind) => kind === place.category) &&
    !context.wish.wantedCategories.has(place.category)
  );
}

/** Whether a place is near enough to the day's other stops. */
export function isWithinReach(place: Place, context: RevisionContext): boolean {
  const { brief, day, blockName, current, wish, guide } = context;
  if (current.isDayTrip && wish.backInTown) return true;
  // Near where one is to be, however far that is from the rest of the day.
  if (nearWhere(context) && isNearEnough(place, context)) return true;
  const here = pointOf(current);
  const isAway = (point: Point): boolean => kilometresBetween(guide, point) > guide.radiusKm;
  const { before, after } = neighboursOf(day, blockName);
  // Who comes back from a day out comes back to the town, wherever in it.
  const isBack = before !== null && here !== null && isAway(before.point) && !isAway(here) && !isAway(place);
  const around = { before: isBack ? null : before, after };
  const usual = preferencesOf(brief).comfortableHopKm * HOPS;
  return longestHop(place, around) <= Math.max(usual, here ? longestHop(here, around) : 0);
}

/** The places that meet the demands and suit the day; for a picky demand also distant ones, when there is none near. */
export function fittingPlaces(context: RevisionContext, demands: readonly Demand[]): Place[] {
  const hard = demands.filter(isHard);
  const fitting = openPlaces(context).filter(
    (place) =>
      hard.every(({ met }) => met(place)) &&
      isNotContrary(place, demands) &&
      isNearEnough(place, context) &&
      !isThirdOfAKind(place, context),
  );
  const near = fitting.filter((place) => isWithinReach(place, context));
  return near.length === 0 && hard.some(({ picky }) => picky) ? fitting : near;
}

const wantsFood = ({ vegetarian, wantedCategories, sought }: RevisionContext["wish"]): boolean =>
  vegetarian || wantedCategories.has("food") || sought.some(({ categories }) => categories.includes("food"));

/** Whether a place is to eat at, and stands for a sight by day where nobody asked for food, nor to sit down. */
export const isMealForSight = (place: Place, { place: current, wish, blockName }: RevisionContext): boolean =>
  place.category === "food" &&
  current !== null &&
  current.category !== "food" &&
  current.meal === null &&
  blockName !== "evening" &&
  !wantsFood(wish) &&
  !wish.needs.some((need) => need === "seats" || need in MEALS);

/** A sight is followed by no meal that nobody asked for, where there is anything else. */
export function withoutMeals(places: readonly Place[], context: RevisionContext): readonly Place[] {
  const others = places.filter((place) => !isMealForSight(place, context));
  return others.length > 0 ? others : places;
}

const isOtherMeal = ({ kind, at, title }: PlacedStop, { blockName, current }: RevisionContext): boolean =>
  kind === "meal" && at.part === blockName && title !== current.title;

/** Where something near is wished for, the nearest comes first, whatever else speaks for others. */
const NEARER = 3;
/** A beach is more of one than a cable car that is said to leave from it. */
const CALLED_SO = 2;

/** Of several that suit two in love, or are quiet, the one that is marked so. */
const moodOf = ({ romantic, quieter }: RevisionContext["wish"]): string[] => [
  ...(romantic ? ["romantic"] : []),
  ...(quieter ? ["quiet"] : []),
];

/** What one place is marked with and the other, too: "ruin bar", "courtyard". */
const sharedMarks = ({ tags }: Place, model: Place | null): number =>
  model === null ? 0 : tags.filter((tag) => model.tags.includes(tag)).length;

/** The best of the places: by appeal, distance to the day's other stops, and the wish's own words. */
export function bestOf(
  places: readonly Place[],
  context: RevisionContext,
  demands: readonly Demand[] = [],
): Place | null {
  const { brief, days, day, blockName, wish, current, feedback } = context;
  const preferences = preferencesOf(brief);
  const around = neighboursOf(day, blockName);
  const elsewhere = blocksOf(days)
    .map(({ block }) => block.description)
    .join(" ");
  const otherKinds = new Set(kindsAround(context));
  // In the evening one may eat, unless that day's dinner is a stop of its own.
  const isForTable = blockName === "evening" && !day.stops.some((stop) => isOtherMeal(stop, context));
  const random = seededRandom(seedFrom(`${brief.tripId} ${current.title} ${feedback}`));
  // Random, so that asking for something else twice does not bring back the first place.
  const noise = new Map(places.map((place) => [place.id, wish.different ? random() * SOMETHING_ELSE_NOISE : 0]));
  const words = [...wish.keywords, ...moodOf(wish), ...wish.sought.flatMap((sought) => sought.words)];
  const soft = demands.filter((demand) => !isHard(demand));
  const isCalledSo = (place: Place): boolean =>
    wish.sought.some((sought) => keywordHits({ ...place, about: "", neighborhood: "" }, sought.words) > 0);
  const where = nearWhere(context);
  const points = (place: Place): number => {
    const way = where
      ? NEARER * kilometresBetween(where.point, place)
      : ((wish.closer ? 2.5 : 0.6) * kilometresAround(place, around)) / preferences.comfortableHopKm;
    const rank = place.parts.indexOf(blockName) * 0.3;
    const again =
      (elsewhere.includes(place.name) ? 0.8 : 0) +
      (otherKinds.has(place.category) && !wish.wantedCategories.has(place.category) ? LIKE_ITS_NEIGHBOUR : 0);
    const meal = place.category === "food" && !isForTable && !wantsFood(wish) ? A_MEAL_UNASKED : 0;
    return (
      appeal(place, preferences) +
      1.5 * Math.min(2, keywordHits(place, words)) +
      (isCalledSo(place) ? CALLED_SO : 0) -
      // The less it is known, the more it is the locals' own.
      (wish.wantedInterests.has("local") ? place.fame : 0) +
      AS_ITS_MODEL * Math.min(MOST_ALIKE, sharedMarks(place, wish.likePlace)) -
      // Who names it as a model knows it.
      (place.id === wish.likePlace?.id ? A_MODEL : 0) +
      A_SOFT_DEMAND * soft.filter(({ met }) => met(place)).length -
      way -
      rank -
      again -
      meal +
      (noise.get(place.id) ?? 0)
    );
  };
  return places.reduce<Place | null>(
    (best, place) => (best === null || points(place) > points(best) ? place : best),
    null,
  );
}

/** A place that does what is asked, but at another time of day, further away, or out of town; the note mentions it. */
export function nearMiss(context: RevisionContext, demands: readonly Demand[]): Place | null {
  const { guide, days, brief } = context;
  const preferences = preferencesOf(brief);
  if (demands.length === 0) return null;
  const today = todayOf(context);
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const does = guide.places.filter(
    (place) =>
      !planned.has(place.id) &&
      demands.filter(isHard).every(({ met }) => met(place)) &&
      !(today && isClosed(place, today)) &&
      !(place.parts.includes(context.blockName) && isShutThen(place, context, today)) &&
      isNotContrary(place, demands) &&
      isNearEnough(place, context) &&
      !isExcluded(place, preferences) &&
      plannedAt(days, place) === null &&
      !isAboutRefused(place, context),
  );
  return (
    bestOf(
      does.filter(({ dayTrip }) => !dayTrip),
      context,
    ) ??
    // Nobody leaves town for an evening.
    (context.blockName === "evening" ? null : does[0]) ??
    null
  );
}
