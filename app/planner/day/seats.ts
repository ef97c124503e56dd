import { kilometresBetween, type Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { Preferences } from "../fit/preferences";
import { isOuting } from "../plan/choice";
import type { UsualWeather } from "../fit/usual-weather";
import type { DayFrame } from "../times/day-frame";
import { kindOnLine, type LineStop, pointsAround } from "./day-line";
import { MEAL_PART, type MealName, type Tables } from "./tables";
import { lossAt, lossOf, NO_TIME, type TriedDay } from "./tried-day";

/** Whoever comes later, or leaves earlier, eats on the way. */
const HERE_FOR: Record<MealName, { from: number; until: number }> = {
  lunch: { from: 12 * 60 + 30, until: 14 * 60 + 30 },
  dinner: { from: 20 * 60, until: 22 * 60 },
};

/** Whether what stands in a meal's part of the day is that meal already. */
export function isEatenAt(line: readonly LineStop[], meal: MealName): boolean {
  return line.some((stop) => {
    if (stop.part !== MEAL_PART[meal] || kindOnLine(stop, line) !== "meal") return false;
    return stop.place?.meal?.for.includes(meal) ?? true;
  });
}

export const isWanted = (meal: MealName, line: readonly LineStop[], { from, until }: DayFrame): boolean =>
  line.some(({ part }) => part === MEAL_PART[meal]) &&
  from <= HERE_FOR[meal].from &&
  until >= HERE_FOR[meal].until &&
  !isEatenAt(line, meal);

const tableAt = (meal: MealName, place: Place): LineStop => ({
  part: MEAL_PART[meal],
  role: "table",
  choice: { kind: "place", place },
  place,
});

/** A meal before the given position of a day. */
export type Seat = { at: number; table: Place };

export const withSeat = (line: readonly LineStop[], meal: MealName, { at, table }: Seat): LineStop[] => [
  ...line.slice(0, at),
  tableAt(meal, table),
  ...line.slice(at),
];

const BY_NIGHT = new Set<Place["category"]>(["performance", "nightlife", "food"]);
const goesLate = (place: Place | null): boolean => place !== null && BY_NIGHT.has(place.category);
const LIT = /\b(lights?|night|illuminat|lit)/i;
/** Another order than the usual one; lunch comes before or after a sight as it lies. */
const UNUSUAL: Record<MealName, number> = { lunch: 0.5, dinner: 1 };
/** What a better table is worth, by its points, and one that does not part two neighbours. */
const A_POINT = 0.3;
const BETWEEN_NEIGHBOURS = 0.6;
const NEIGHBOURS_KM = 0.35;

/** Whether an evening's place is seen before dinner, by what is left of the light; with children and elders, who go to bed from the table, in any case. */
const isSeenFirst = (lead: Place | null, { children, elders }: Preferences): boolean =>
  lead !== null && !BY_NIGHT.has(lead.category) && (children || elders || !lead.tags.some((tag) => LIT.test(tag)));

/** Where in the day a meal may stand, the usual place first. */
function positions(line: readonly LineStop[], meal: MealName, preferences: Preferences): number[] {
  const first = line.findIndex(({ part }) => part === MEAL_PART[meal]);
  const behind = line.findLastIndex(({ part }) => part === MEAL_PART[meal]) + 1;
  if (meal === "lunch") return line[first]?.choice.kind === "place" ? [first, first + 1] : [first];
  const lead = line[first]?.place ?? null;
  if (lead && BY_NIGHT.has(lead.category)) return [first, behind];
  // Whatever else opens at night comes after dinner.
  const late = line.findIndex(({ part, place }, i) => i > first && part === "evening" && goesLate(place));
  const after = late < 0 ? behind : late;
  const between = line.flatMap((_, at) => (at > first && at < after ? [at] : [])).reverse();
  // But one may dine after a show, too.
  const afterShow = late >= 0 && line[late]?.place?.category === "performance" ? [behind] : [];
  return isSeenFirst(lead, preferences)
    ? [after, ...between, first, ...afterShow]
    : [first, ...between, after, ...afterShow];
}

/** Whether one leaves a sight for the table and comes back to its neighbour. */
function isBetweenNeighbours(table: Point, from: Point | null, to: Point | null): boolean {
  if (!from || !to) return false;
  const apart = kilometresBetween(from, to);
  const detour = kilometresBetween(from, table) + kilometresBetween(table, to) - apart;
  return apart < NEIGHBOURS_KM && detour > 2 * NEIGHBOURS_KM;
}

type Around = {
  tables: Tables;
  day: TriedDay;
  preferences: Preferences;
  home: Point;
  /** Where one sleeps after the day; null where nobody said. */
  bed: Point | null;
  ahead: readonly Place[];
  weather: UsualWeather | null;
  isFast: boolean;
};

/** The table for a meal, and where in the day it stands: with the least lost of the rest of the day. */
export function seatFor(line: readonly LineStop[], meal: MealName, around: Around): Seat | null {
  const { tables, day, preferences, home, bed, ahead, weather, isFast } = around;
  let best: Seat | null = null;
  let least = Number.POSITIVE_INFINITY;
  let isFine = false;
  const before = day.loss(line);
  for (const [rank, at] of positions(line, meal, preferences).entries()) {
    const { from, to: next } = pointsAround(line, at);
    const left = line[at - 1];
    const isBack = meal === "dinner" && left?.choice.kind === "trip-continued" && left.part === "afternoon";
    // One eats in town before one sets out for an outing, and stays out there for the evening of one.
    const setsOut = line[at]?.choice.kind === "trip";
    const staysOut = meal === "dinner" && line.some(({ choice, part }) => isOuting(choice) && part === "evening");
    // Whoever has nothing more to see goes from the table to bed.
    const to = setsOut ? home : staysOut ? null : (next ?? (meal === "dinner" ? bed : null));
    const near = isBack ? null : from;
    const found = tables.find({
      meal,
      ...(near || to ? { from: near, to } : { from: home, to: null }),
      side: line[at]?.place?.side ?? line[at - 1]?.place?.side ?? null,
      hoursOf: day.hoursOf,
      ahead,
      weather,
      isFast,
    });
    for (const { place: table, points } of found) {
      const tried = day.tried(withSeat(line, meal, { at, table }));
      const loss = lossOf(tried, day.frame);
      // A meal for which there is no time, or which costs another stop its own, is eaten wherever one is.
      const split = meal === "lunch" && isBetweenNeighbours(table, near, to) ? BETWEEN_NEIGHBOURS : 0;
      const cost = loss + (rank > 0 ? UNUSUAL[meal] : 0) + split - A_POINT * points;
      if (loss >= before + NO_TIME || lossAt(tried[at], day.frame) >= NO_TIME || cost >= least) continue;
      [best, least] = [{ at, table }, cost];
      isFine = loss <= before && lossAt(tried[at], day.frame) === 0;
      if (isFine) break;
    }
    // A lunch that is fine may be better still on the other side of a sight.
    if (isFine && meal === "dinner") break;
  }
  return best;
}
