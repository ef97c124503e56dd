import { metresBetween } from "#db/places/distance.mjs";
import type { Interest } from "~/domain/place/place";
import { type Count, NOTHING, sumOfCounts } from "../sixty/count";
import type { PlannedTrip } from "../sixty/city-trips";
import { byDay, type DatedStop, datedStops } from "../sixty/stops-of";

// The five scores of TripCraft (arXiv 2502.20508), by our own code from the definitions and the parameters that were published with it.

const HOUR = 60;
const SIGHTS = new Set(["sight", "event", "walk"]);

type Timed = DatedStop & { from: number; until: number };
const isTimed = (stop: DatedStop): stop is Timed => stop.from !== null && stop.until !== null;

const meanOf = (values: readonly number[]): Count => ({
  part: values.reduce((sum, value) => sum + value, 0),
  whole: values.length,
  lacks: [],
});

/** When people eat and for how long, in hours, as annotators' plans had it: means, deviations and their correlation. */
const MEALS = [
  { until: 11, time: 9.84, sdTime: 1.34, lasts: 50.71 / 60, sdLasts: 14.09 / 60, rho: 0.03 },
  { until: 17, time: 14.44, sdTime: 1.07, lasts: 59.19 / 60, sdLasts: 15.82 / 60, rho: 0.3 },
  { until: 24, time: 20.42, sdTime: 1.66, lasts: 69.27 / 60, sdLasts: 69.07 / 60, rho: -0.07 },
] as const;

/** The density of two normal variables at a meal's middle and its length, by its greatest value. */
export function mealScore(from: number, until: number): number {
  const usual = MEALS.find((meal) => from < meal.until * HOUR) ?? MEALS[2];
  const time = ((from + until) / 2 / HOUR - usual.time) / usual.sdTime;
  const lasts = ((until - from) / HOUR - usual.lasts) / usual.sdLasts;
  const distance = (time ** 2 - 2 * usual.rho * time * lasts + lasts ** 2) / (1 - usual.rho ** 2);
  return Math.exp(-distance / 2);
}

/** Temporal Meal Score: the mean over the meals that a plan has. */
export const temporalMeal = (planned: PlannedTrip): Count =>
  meanOf(
    datedStops(planned)
      .filter(isTimed)
      .filter(({ stop }) => stop.kind === "meal")
      .map(({ from, until }) => mealScore(from, until)),
  );

const LUNCH_AND_DINNER = 2;

/** The same with each lunch and dinner that a day does not name counted as nothing. */
export const temporalMealOfAll = (planned: PlannedTrip): Count => {
  const { part, whole } = temporalMeal(planned);
  return { part, whole: Math.max(whole, planned.request.brief.daysTotal * LUNCH_AND_DINNER), lacks: [] };
};

/** How many sights a day has, and how its number stretches or shortens a visit (hours), for the laid-back and for those who want all. */
const LAID_BACK = { sightsADay: 1.11, from: 4, sign: 1 };
const ADVENTUROUS = { sightsADay: 1.82, from: 0, sign: -1 };
const VISIT_SD = 53.82 / 60;
const STRETCH = 16.61 / 60;

const poisson = (count: number, mean: number): number => {
  let value = Math.exp(-mean);
  for (let i = 1; i <= count; i += 1) value *= mean / i;
  return value;
};

/** Temporal Attraction Score: how near a visit's length is to the usual one of its place, as long as the day has that many sights. */
export function attractionScore(hours: number, usual: number, sights: number, wantsAll: boolean): number {
  const { sightsADay, from, sign } = wantsAll ? ADVENTUROUS : LAID_BACK;
  const expected = usual + sign * STRETCH * Math.abs(from - sights);
  return Math.exp(-((hours - expected) ** 2) / (2 * VISIT_SD ** 2)) * poisson(sights, sightsADay);
}

const wantsAll = ({ request }: PlannedTrip): boolean =>
  (request.brief.intent?.travelPace ?? []).some((pace) => pace.startsWith("Fast"));

const sightsOf = (day: readonly DatedStop[]): Timed[] =>
  day.filter(isTimed).filter(({ stop }) => SIGHTS.has(stop.kind));

const daysOf = (planned: PlannedTrip): DatedStop[][] => byDay(datedStops(planned), planned.request.brief.daysTotal);

/** The mean over the days that have a sight. */
export const temporalAttraction = (planned: PlannedTrip): Count =>
  sumOfCounts(
    daysOf(planned).map((day) => {
      const sights = sightsOf(day).filter(({ place }) => place !== null);
      if (sights.length === 0) return NOTHING;
      const { part } = meanOf(
        sights.map(({ from, until, place }) =>
          attractionScore((until - from) / HOUR, (place?.minutes ?? 0) / HOUR, sights.length, wantsAll(planned)),
        ),
      );
      return { part: part / sights.length, whole: 1, lacks: [] };
    }),
  );

const NEAR_METRES = 5_000;

/** From 1 to a half over the first five kilometres, and then less and less. */
export const spatialScore = (metres: number): number =>
  metres <= NEAR_METRES ? 1 - (0.5 * metres) / NEAR_METRES : 0.5 * Math.exp(-0.0002 * (metres - NEAR_METRES));

/** Spatial Score, with the way from the stop before in place of the one to the nearest station, which the data does not know. */
export const spatial = (planned: PlannedTrip): Count =>
  sumOfCounts(
    daysOf(planned).map((day) => {
      const points = day.flatMap(({ stop: { lat, lng } }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
      const scores = points.slice(1).map((point, i) => spatialScore(metresBetween(points[i] ?? point, point)));
      if (scores.length === 0) return NOTHING;
      return { part: scores.reduce((sum, score) => sum + score, 0) / scores.length, whole: 1, lacks: [] };
    }),
  );

/** The order of a whole day in the annotators' sample: breakfast, a sight, lunch, a sight, dinner. */
const ANNOTATED_DAY = "yzyzy";

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Ordering Score: one less the edit distance of meals (y) and sights (z) to an annotated day, by the longer of both. */
export function orderingScore(kinds: string): number {
  return 1 - editDistance(kinds, ANNOTATED_DAY) / Math.max(kinds.length, ANNOTATED_DAY.length);
}

export const ordering = (planned: PlannedTrip): Count =>
  meanOf(
    daysOf(planned).flatMap((day) => {
      const kinds = day.map(({ stop }) => (stop.kind === "meal" ? "y" : SIGHTS.has(stop.kind) ? "z" : "")).join("");
      return kinds === "" ? [] : [orderingScore(kinds)];
    }),
  );

/** How near what a place is marked for is to what was asked for, as the cosine of the two lists. */
export function personaScore(asked: readonly Interest[], marked: readonly Interest[]): number {
  const shared = marked.filter((interest) => asked.includes(interest)).length;
  return asked.length === 0 || marked.length === 0 ? 0 : shared / Math.sqrt(asked.length * marked.length);
}

/** Persona Score, over the interests of the form in place of a language model's embeddings of a persona's words. */
export const persona = (planned: PlannedTrip, asked: readonly Interest[]): Count =>
  meanOf(datedStops(planned).flatMap(({ place }) => (place ? [personaScore(asked, place.interests)] : [])));
