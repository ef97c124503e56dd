import type { Place, PlaceCategory } from "~/domain/place/place";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { leadAt, mealOf } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop, Stop } from "~/domain/plan/stop";
import { blockFrom } from "~/domain/plan/whole-block";
import { wishesIn } from "~/language/wish/clauses";
import { KIND_TABLE } from "~/language/wish/kind-words";
import { mealLeftOut, mealNamedIn } from "~/language/wish/need-words";
import { readWish } from "~/language/wish/read-wish";
import { readWords } from "~/language/words/read-words";
import { isPlaceOf } from "../plan/planned-blocks";
import { type MealId, servesMeal } from "./demands/need-demands";
import { demandsIn } from "./demands/demands-in-wish";
import { contextOf, insists, type RevisionContext, type RevisionRequest } from "./revision-request";
import { asksForSnack, wishWithMeal } from "./wish-with-meal";

/** A wish about a meal that is a stop of its own. */
export type MealWish = {
  stop: PlacedStop;
  /** What is wished of the meal, put to its stop. */
  request: RevisionRequest;
  /** What is wished besides of what stands there; empty for nothing. */
  rest: string;
  /** They go without it. */
  isLeftOut: boolean;
};

/**
 * The meal that a wish is about, where it is a stop beside the one that its part of the day is known by: who asks for another dinner beside a concert means
 * the table, and keeps the concert. Null where the wish is about what stands there alone.
 */
export function mealWishIn(request: RevisionRequest): MealWish | null {
  const { brief, days, current, earlier: _, ...rest } = request;
  const asked = JSON.stringify([brief.guide?.id, current.title, current.placeId, rest]);
  const last = lastFound.get(days);
  if (last?.asked === asked) return last.wish;
  const wish = foundIn(request);
  lastFound.set(days, { asked, wish });
  return wish;
}

/** A reply asks several times which meal is meant. */
const lastFound = new WeakMap<readonly Day[], { asked: string; wish: MealWish | null }>();

function foundIn(request: RevisionRequest): MealWish | null {
  const whole = mealAskedIn(request);
  const pieces = wishesIn(request.feedback);
  if (pieces.length === 1) return whole && { ...whole, rest: "" };
  const language = readWish(request.feedback, request.brief.guide?.places ?? [], request.language).language;
  const asked = pieces.map((feedback) => mealAskedIn({ ...request, feedback, language, typedIn: language }));
  const meals = asked.filter((each) => each !== null);
  const rest = pieces.filter((_, at) => asked[at] === null).join(", ");
  const [meal] = meals;
  if (meal && meals.length === 1 && KIND_TABLE.find(readWords(rest)).length > 0) return { ...meal, rest };
  const found = meals.find(({ isLeftOut }) => isLeftOut) ?? whole;
  return found && { ...found, rest: "" };
}

/** Whether another table is asked for, and not just "something else". */
export function asksAnotherTable({ request }: MealWish): boolean {
  const context = contextOf(request);
  if (!context) return false;
  const { place, wish } = context;
  if (wish.named !== null && wish.named !== place) return true;
  return place === null || demandsIn(context).some(({ comparative, met }) => comparative || !met(place));
}

/** Whether something is asked of the meal that is not so already. */
export function asksMoreOfMeal(meal: MealWish): boolean {
  const context = contextOf(meal.request);
  return !context || meal.isLeftOut || context.wish.unsupported !== null || insists(context) || asksAnotherTable(meal);
}

function mealAskedIn(request: RevisionRequest): Omit<MealWish, "rest"> | null {
  const context = contextOf(request);
  if (!context) return null;
  const words = readWords(request.feedback);
  const leftOut = mealLeftOut(words);
  const { unsupported, movesAway } = context.wish;
  const isMoved = (unsupported === "move" || unsupported === "time" || unsupported === "empty") && !movesAway;
  const meal = leftOut ?? (isMoved ? mealNamedIn(words) : null) ?? mealAsked(context);
  const stop = meal ? context.day.stops.find((each) => mealOf(each) === meal) : null;
  if (!stop || isThere(stop, context) || leadAt(context.day, context.blockName)?.id === stop.id) return null;
  return { stop, request: atStop(request, stop), isLeftOut: leftOut !== null };
}

const isThere = ({ title, placeId }: Stop, { current }: Pick<RevisionContext, "current">): boolean =>
  title === current.title || (placeId !== null && placeId === current.placeId);

/** The one meal that is asked for, and nothing but a meal. */
function mealAsked(context: RevisionContext): MealId | null {
  const { current, feedback, blockName } = context;
  // What stands there is no meal, whatever its name says: another stop is asked for by the words alone.
  const wish = wishWithMeal({ ...context, place: null, current: { ...current, title: "" } });
  const isElsewhere = wish.needs.some((need) => need === "beside" || need === "condition" || need === "offTopic");
  if (isElsewhere || wish.movesAway || wish.far || wish.unknownName || context.both || context.elsewhere) return null;
  if (wish.unwantedCategories.has("food") || wish.unwantedPlace !== null) return null;
  if (context.place && isTable(context.place, blockName)) return null;
  const [meal, another] = MEALS_OF_A_DAY.filter((each) => wish.needs.includes(each));
  const usual = USUAL_MEAL[blockName];
  const { named } = wish;
  if (another) return null;
  if (named && !isPlaceOf(current, named)) {
    const at = meal ?? usual;
    return named.category === "food" && at && servesMeal(named, at) && !context.offeredHere?.includes(named.name)
      ? at
      : null;
  }
  const others = [...wish.kinds, ...wish.sought].filter(({ categories }) => !categories.includes("food"));
  const wantsOther = others.length > 0 || [...wish.wantedInterests].some((interest) => interest !== "food");
  if (meal && (!wantsOther || wishesIn(feedback).length === 1)) return meal;
  return wish.sought.length > 0 && wish.sought.every(isDish) && !asksForSnack(wish) && !wantsOther ? usual : null;
}

/** Whether one eats there already at that time of day. */
function isTable(place: Place, part: BlockName): boolean {
  const meal = USUAL_MEAL[part];
  return place.category === "food" && meal !== null && servesMeal(place, meal);
}

/** A dish is found in so few categories; the sea and the like in all. */
const MOST_OF_A_DISH = 4;
const isDish = ({ categories }: { categories: readonly PlaceCategory[] }): boolean =>
  categories[0] === "food" && categories.length <= MOST_OF_A_DISH;

const MEALS_OF_A_DAY = ["lunch", "dinner"] as const;
const USUAL_MEAL = { morning: null, afternoon: "lunch", evening: "dinner" } as const satisfies Record<
  BlockName,
  MealId | null
>;

/** The same wish, put to a stop that its part of the day is not known by: what stands there is that stop, between those right before and after it. */
export function atStop(request: RevisionRequest, stop: PlacedStop): RevisionRequest {
  const { part } = stop.at;
  const days = request.days.map((day) => (day.dayIndex === stop.at.day ? aroundStop(day, stop) : day));
  return { ...request, days, dayIndex: stop.at.day, blockName: part, current: blockOf(stop, part) };
}

const blockOf = (stop: Stop, part: BlockName) => blockFrom({ ...stop, description: stop.note }, part);

function aroundStop(day: Day, stop: PlacedStop): Day {
  const at = day.stops.findIndex(({ id }) => id === stop.id);
  const part = BLOCK_NAMES.indexOf(stop.at.part);
  const blocks = { ...day.blocks, [stop.at.part]: blockOf(stop, stop.at.part) };
  for (const beside of [-1, 1]) {
    const [name, neighbour] = [BLOCK_NAMES[part + beside], day.stops[at + beside]];
    if (name && neighbour) blocks[name] = blockOf(neighbour, name);
  }
  return { ...day, blocks };
}
