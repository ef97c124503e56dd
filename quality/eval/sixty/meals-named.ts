import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { eatsAt, tellsOfMeals } from "../judges/place-facts";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { byDay, type DatedStop, datedStops } from "./stops-of";

export type MealName = "lunch" | "dinner";

/** When each is eaten, in minutes from midnight: a table between the two is one for that meal. */
const AT: Record<MealName, readonly [from: number, until: number]> = {
  lunch: [11 * 60, 15 * 60 + 30],
  dinner: [17 * 60 + 30, 22 * 60 + 30],
};

/** Whether one has that meal there. */
const servesMeal = ({ category, meal: known }: Place, meal: MealName, isTold: boolean): boolean =>
  isTold ? (known?.for.includes(meal) ?? false) : category === "food";

const isMeal = ({ stop, place, from }: DatedStop, meal: MealName, isTold: boolean): boolean =>
  stop.kind === "meal" &&
  place !== null &&
  servesMeal(place, meal, isTold) &&
  from !== null &&
  AT[meal][0] <= from &&
  from <= AT[meal][1];

/** Whether the company is there from breakfast until night. */
const isWhole = ({ brief }: PlannedTrip["request"], dayIndex: number): boolean =>
  !(dayIndex === 1 && brief.arrival) && !(dayIndex === brief.daysTotal && brief.departure);

/** Whoever is out of town has lunch within so many kilometres. */
const OUT_THERE_KM = 5;

/** Whether a day is spent out of town, where the data knows of no table: nothing can be named there that is not made up. */
function isBeyondTables(stops: readonly DatedStop[], { guide }: PlannedTrip["request"]): boolean {
  const outing = stops.find(({ place }) => place?.dayTrip)?.place;
  if (!outing) return false;
  return !guide.places.some((place) => eatsAt(place) && kilometresBetween(place, outing) <= OUT_THERE_KM);
}

/** Which days are counted: all whole ones, or but for those that are spent where the data knows of no table. */
export type CountedDays = "all" | "where there are tables";

/** Of the whole days, those that name where one has lunch, or dinner. */
export function mealsNamed(planned: PlannedTrip, meal: MealName, counted: CountedDays = "all"): Count {
  const days = byDay(datedStops(planned), planned.request.brief.daysTotal);
  const whole = days
    .map((stops, i) => ({ stops, dayIndex: i + 1 }))
    .filter(({ dayIndex }) => isWhole(planned.request, dayIndex))
    .filter(({ stops }) => counted === "all" || !isBeyondTables(stops, planned.request));
  const isTold = tellsOfMeals(planned.request.guide);
  const without = whole.filter(({ stops }) => !stops.some((stop) => isMeal(stop, meal, isTold)));
  return {
    part: whole.length - without.length,
    whole: whole.length,
    lacks: without.map(({ dayIndex }) => `${planned.request.name}: day ${dayIndex} names no ${meal}`),
  };
}

function mealStops(planned: PlannedTrip): DatedStop[] {
  const isTold = tellsOfMeals(planned.request.guide);
  return datedStops(planned).filter((stop) => isMeal(stop, "lunch", isTold) || isMeal(stop, "dinner", isTold));
}

/** No cuisine twice running, from one named table to the next, over night too. */
export function cuisinesVary(planned: PlannedTrip): Count {
  const tables = mealStops(planned).flatMap(({ stop, place }) => {
    const cuisine = place?.meal?.cuisine;
    return cuisine ? [{ title: stop.title, cuisine: cuisine.toLowerCase() }] : [];
  });
  const lacks = tables.slice(1).flatMap(({ title, cuisine }, i) => {
    const before = tables[i];
    return before?.cuisine === cuisine
      ? [`${planned.request.name}: ${cuisine} at ${before.title}, then at ${title}`]
      : [];
  });
  return { part: Math.max(0, tables.length - 1 - lacks.length), whole: Math.max(0, tables.length - 1), lacks };
}

/** The highest level of price that travellers of few means sit down to; a level is 0 free, 1 cheap, 2 middle, 3 dear. */
export const THRIFTY_LEVEL = 1;

/** Tables within a budget, of all named ones. */
export function mealsWithin(planned: PlannedTrip, level: number): Count {
  const tables = mealStops(planned);
  const dear = tables.filter(({ place }) => place !== null && place.price > level);
  return {
    part: tables.length - dear.length,
    whole: tables.length,
    lacks: dear.map(({ stop, place }) => `${planned.request.name}: ${stop.title} is of price level ${place?.price}`),
  };
}

/** Tables at which somebody of a diet is known to eat well, of all named ones. */
export function mealsFor(planned: PlannedTrip, diet: "vegetarian"): Count {
  const tables = mealStops(planned);
  const suits = ({ place }: DatedStop): boolean =>
    place !== null &&
    (place.vegetarian === true || (place.meal?.diet ?? []).some((one) => one === diet || one === "vegan"));
  const wrong = tables.filter((table) => !suits(table));
  return {
    part: tables.length - wrong.length,
    whole: tables.length,
    lacks: wrong.map(({ stop }) => `${planned.request.name}: ${stop.title} is not known to be ${diet}`),
  };
}
