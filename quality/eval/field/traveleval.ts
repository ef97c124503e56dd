import { metresBetween } from "#db/places/distance.mjs";
import { PLACE_CATEGORIES, type Interest, type Place } from "~/domain/place/place";
import { leastWay } from "../judges/times-fit";
import { closedFor } from "../judges/closures";
import { hoursInFiles } from "../sixty/closed-doors";
import type { PlannedTrip } from "../sixty/city-trips";
import { type Count, NOTHING } from "../sixty/count";
import { kilometresOfDay, shortestOfDay } from "../sixty/day-ways";
import { byDay, type DatedStop, datedStops } from "../sixty/stops-of";
import { queueAt } from "./queues";

// Those dimensions of TravelEval (arXiv 2606.01046) that need no prices: accuracy, temporality, spatiality and utility, by our own code from its definitions.

const SIGHTS = new Set(["sight", "event", "walk"]);
const HOUR = 60;

type Sight = DatedStop & { place: Place; from: number; until: number };

const isSight = (stop: DatedStop): stop is Sight =>
  stop.place !== null && stop.from !== null && stop.until !== null && SIGHTS.has(stop.stop.kind);

const pointOf = ({ stop: { lat, lng } }: DatedStop): { lat: number; lng: number } | null =>
  lat === null || lng === null ? null : { lat, lng };

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : total(values) / values.length);
const means = (values: readonly number[]): Count => ({ part: total(values), whole: values.length, lacks: [] });

/** Accuracy: sights that claim to be a place and are none, of all sights. */
export function fictitious(planned: PlannedTrip): Count {
  const sights = datedStops(planned).filter(
    ({ stop }) => SIGHTS.has(stop.kind) && (stop.placeId !== null || stop.verified),
  );
  const made = sights.filter(({ place, stop }) => place === null && stop.placeId !== null);
  return {
    part: made.length,
    whole: sights.length,
    lacks: made.map(({ stop }) => `${planned.request.name}: ${stop.title}`),
  };
}

/** Accuracy: visits that begin outside the hours, of those whose hours are known. */
export function outsideHours(planned: PlannedTrip, countryCode: string, hoursOf = hoursInFiles): Count {
  const known = datedStops(planned).flatMap((stop) => {
    const hours = stop.stop.placeId === null ? undefined : hoursOf(stop.stop.placeId);
    return hours?.hours && stop.from !== null ? [{ ...stop, from: stop.from, hours }] : [];
  });
  const wrong = known.filter(
    ({ hours, date, from }) =>
      closedFor({ ...hours, season: null }, { date, from, until: from + 1 }, countryCode) !== null,
  );
  return { part: wrong.length, whole: known.length, lacks: [] };
}

/** Accuracy: ways for which the plan leaves less time than the quickest takes, of all ways. */
export function brokenWays(planned: PlannedTrip): Count {
  const ways = byDay(datedStops(planned), planned.request.brief.daysTotal).flatMap((day) =>
    day.slice(1).flatMap((to, i) => {
      const from = day[i];
      const [here, there] = [from && pointOf(from), pointOf(to)];
      if (!from || from.until === null || to.from === null || !here || !there) return [];
      return [to.from - from.until < Math.floor(leastWay(here, there, false))];
    }),
  );
  return { part: ways.filter(Boolean).length, whole: ways.length, lacks: [] };
}

/** The hours of a visit that are left after the queue; none where less is left than half the usual visit, which stands for the least that is recommended. */
export function effectiveMinutes({ place, date, from, until }: Sight, countryCode: string): number {
  const left = until - from - (place.ticketed ? queueAt(place, date, from, countryCode) : 0);
  return left < place.minutes / 2 ? 0 : left;
}

/** Temporality: of the time at sights, what is left after queues; the mean over the sights. */
export const tourRatio = (planned: PlannedTrip, countryCode: string): Count =>
  means(
    datedStops(planned)
      .filter(isSight)
      .map((sight) => effectiveMinutes(sight, countryCode) / Math.max(1, sight.until - sight.from)),
  );

/** Temporality: of each day from its first stop to the end of its last, the time at sights after queues. */
export const dailyUtilization = (planned: PlannedTrip, countryCode: string): Count =>
  means(
    byDay(datedStops(planned), planned.request.brief.daysTotal).flatMap((day) => {
      const timed = day.flatMap(({ from, until }) => (from === null || until === null ? [] : [{ from, until }]));
      if (timed.length === 0) return [];
      const span = Math.max(...timed.map(({ until }) => until)) - Math.min(...timed.map(({ from }) => from));
      return [total(day.filter(isSight).map((sight) => effectiveMinutes(sight, countryCode))) / span];
    }),
  );

const FIRST_HOUR = 8;
const LAST_HOUR = 22;
/** From eight in the morning of the first day until ten at night of the last, nights included, where nobody says when they come and go. */
const hoursOfTrip = ({ request }: PlannedTrip): number => (request.brief.daysTotal - 1) * 24 + LAST_HOUR - FIRST_HOUR;

/** Temporality: of the whole trip, nights included, the time at sights after queues. */
export const overallUtilization = (planned: PlannedTrip, countryCode: string): Count => ({
  part:
    total(
      datedStops(planned)
        .filter(isSight)
        .map((sight) => effectiveMinutes(sight, countryCode)),
    ) / HOUR,
  whole: hoursOfTrip(planned),
  lacks: [],
});

/** Spatiality, route penalty: by how much each day's way is longer than the shortest through its stops in any order. */
export const routePenalty = (planned: PlannedTrip): Count =>
  means(
    byDay(datedStops(planned), planned.request.brief.daysTotal).flatMap((day) => {
      const stops = day
        .flatMap((stop) => pointOf(stop) ?? [])
        .map((point) => ({ ...point, part: "morning" as const, parts: [], pinned: false }));
      if (stops.length < 2 || stops.length > 12) return [];
      const shortest = shortestOfDay(stops);
      return shortest > 0 ? [kilometresOfDay(stops) / shortest - 1] : [0];
    }),
  );

/** Spatiality, cross-day misalignment: how far each sight lies from those of its day, by how far it lies from those of the other day that are nearest to it. */
export function misfits(planned: PlannedTrip): number[] {
  const days = byDay(datedStops(planned).filter(isSight), planned.request.brief.daysTotal);
  return days.flatMap((day, own) =>
    day.filter(isSight).map((sight) => {
      const apart = (others: readonly DatedStop[]): number =>
        mean(
          others.flatMap(({ place }) => (place && place !== sight.place ? [metresBetween(sight.place, place)] : [])),
        );
      const elsewhere = days.flatMap((other, i) => (i === own || other.length === 0 ? [] : [apart(other)]));
      const nearest = elsewhere.length === 0 ? 0 : Math.min(...elsewhere);
      return nearest > 0 ? apart(day) / nearest : 0;
    }),
  );
}

const percentile = (values: readonly number[], of: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * of;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
};

/** Their 90th percentile in a plan. */
export function misalignment(planned: PlannedTrip, of = 0.9): Count {
  const all = misfits(planned);
  return all.length === 0 ? NOTHING : { part: percentile(all, of), whole: 1, lacks: [] };
}

/** Stars from 2 to 5 by fame; the paper's are those of a booking platform. */
const starsOf = ({ fame }: Place): number => fame + 2;

/** Utility, attraction quality: stars times hours at sights after queues, for each hour of the trip. */
export const qualityEffectiveness = (planned: PlannedTrip, countryCode: string): Count => ({
  part: total(
    datedStops(planned)
      .filter(isSight)
      .map((sight) => (starsOf(sight.place) * effectiveMinutes(sight, countryCode)) / HOUR),
  ),
  whole: hoursOfTrip(planned),
  lacks: [],
});

/** Utility, experience: stars of a sight, once more for each interest asked for that it serves; the mean. */
export const experience = (planned: PlannedTrip, asked: readonly Interest[]): Count =>
  means(
    datedStops(planned)
      .filter(isSight)
      .map(({ place }) => starsOf(place) * (1 + place.interests.filter((interest) => asked.includes(interest)).length)),
  );

/** Utility, diversity: the entropy of the kinds of sights in a plan, by the greatest there can be. */
export function diversity(planned: PlannedTrip): Count {
  const kinds = datedStops(planned)
    .filter(isSight)
    .map(({ place }) => place.category);
  if (kinds.length === 0) return NOTHING;
  const shares = PLACE_CATEGORIES.map((kind) => kinds.filter((one) => one === kind).length / kinds.length);
  const entropy = -total(shares.map((share) => (share > 0 ? share * Math.log2(share) : 0)));
  return { part: entropy / Math.log2(PLACE_CATEGORIES.length), whole: 1, lacks: [] };
}

/** Sights a day that travellers want, by how they travel. */
const WANTED = { slow: 2, usual: 3.54, family: 2.75, fast: 6 };

/** Utility, density: sights a day by those that are wanted. */
export function density(planned: PlannedTrip): Count {
  const { intent, whoWith, daysTotal } = planned.request.brief;
  const pace = intent?.travelPace ?? [];
  const style = pace.some((one) => one.startsWith("Fast"))
    ? "fast"
    : pace.some((one) => one.startsWith("Slow"))
      ? "slow"
      : whoWith.some((who) => who === "kids" || who === "parents" || who === "multigen")
        ? "family"
        : "usual";
  return { part: datedStops(planned).filter(isSight).length, whole: daysTotal * WANTED[style], lacks: [] };
}
