import { metresBetween } from "#db/places/distance.mjs";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { NO_HOLIDAY, openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { preferencesOf } from "~/planner/fit/preferences";
import { sunsetsOf } from "~/planner/times/sunset";
import { isHoliday } from "../judges/closures";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { type LivedWayStop, shortestLived } from "./lived-orders";
import { byDay, type DatedStop, datedStops } from "./stops-of";
import type { Point, WayStop } from "./way-stop";

const kmOf = (from: Point, to: Point): number => metresBetween(from, to) / 1000;

export const kilometresOfDay = (stops: readonly WayStop[]): number =>
  stops.slice(1).reduce((sum, stop, i) => sum + kmOf(stops[i] ?? stop, stop), 0);

/** More stops than this are too many to try every order of them. */
const MOST = 12;

/** The shortest way through all stops of a day, with each in a part of the day it is good in and the meals where they are (Held and Karp). */
export function shortestOfDay(stops: readonly WayStop[]): number {
  const count = stops.length;
  if (count < 2) return 0;
  const mayStand = (who: WayStop, at: number): boolean => {
    const there = stops[at];
    if (!there) return false;
    if (who.pinned || there.pinned) return who === there;
    return who.part === there.part || who.parts.includes(there.part);
  };
  let states = new Map<number, number>();
  stops.forEach((stop, i) => {
    if (mayStand(stop, 0)) states.set((1 << i) * count + i, 0);
  });
  for (let at = 1; at < count; at += 1) {
    const next = new Map<number, number>();
    for (const [state, km] of states) {
      const [mask, last] = [Math.floor(state / count), state % count];
      stops.forEach((stop, i) => {
        const from = stops[last];
        if ((mask >> i) % 2 === 1 || !from || !mayStand(stop, at)) return;
        const key = (mask | (1 << i)) * count + i;
        next.set(key, Math.min(next.get(key) ?? Infinity, km + kmOf(from, stop)));
      });
    }
    states = next;
  }
  return Math.min(...states.values());
}

const PINNED = new Set(["meal", "event", "drink"]);

type Known = DatedStop & { stop: { lat: number; lng: number } };

const known = (day: readonly DatedStop[]): Known[] =>
  day.flatMap((one) => {
    const { lat, lng } = one.stop;
    return lat === null || lng === null ? [] : [{ ...one, stop: { ...one.stop, lat, lng } }];
  });

const wayStop = ({ stop, place }: Known): WayStop => ({
  lat: stop.lat,
  lng: stop.lng,
  part: stop.at.part,
  parts: place?.parts ?? BLOCK_NAMES.filter((part) => part === stop.at.part),
  pinned: PINNED.has(stop.kind),
});

/** Days in town of which the way can be judged: those with at least three known stops. */
const judgedDays = (planned: PlannedTrip): { dayIndex: number; stops: WayStop[]; day: Known[] }[] =>
  byDay(datedStops(planned), planned.request.brief.daysTotal)
    .map((day, i) => ({ dayIndex: i + 1, out: day.some(({ stop }) => stop.isDayTrip), day: known(day) }))
    .filter(({ out, day }) => !out && day.length >= 3 && day.length <= MOST)
    .map(({ dayIndex, day }) => ({ dayIndex, stops: day.map(wayStop), day }));

/** Kilometres as planned by those of the best order of the same stops. */
export function wayByBest(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  const sum = (km: (stops: readonly WayStop[]) => number): number =>
    days.reduce((total, { stops }) => total + km(stops), 0);
  return { part: sum(kilometresOfDay), whole: sum(shortestOfDay), lacks: [] };
}

export const BOUND = 1.15;
/** Less than this much longer is no detour that anybody notices. */
const A_FEW_STEPS = 0.3;

const isLonger = (km: number, best: number): boolean => km > best * BOUND && km > best + A_FEW_STEPS;

const toldOf = ({ request }: PlannedTrip, dayIndex: number, km: number, best: number): string =>
  `${request.name}: day ${dayIndex} leads ${km.toFixed(1)} km instead of ${best.toFixed(1)}`;

/** Days whose way is longer than the best order of their stops by more than the bound. */
export function daysRoundabout(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  const lacks = days.flatMap(({ dayIndex, stops }) => {
    const [asPlanned, best] = [kilometresOfDay(stops), shortestOfDay(stops)];
    return isLonger(asPlanned, best) ? [toldOf(planned, dayIndex, asPlanned, best)] : [];
  });
  return { part: lacks.length, whole: days.length, lacks };
}

/** The same, by the best order that can be lived: no order of a day is better whose doors are shut, or that misses the sunset that one went to see. */
export function daysNeedlesslyRoundabout(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  const lacks = days.flatMap(({ dayIndex, stops, day }) => {
    const asPlanned = kilometresOfDay(stops);
    if (!isLonger(asPlanned, shortestOfDay(stops))) return [];
    const lived = livedStops(planned, day);
    const best = shortestLived(lived, Math.min(asPlanned / BOUND, asPlanned - A_FEW_STEPS));
    return best === null ? [] : [toldOf(planned, dayIndex, asPlanned, best)];
  });
  return { part: lacks.length, whole: days.length, lacks };
}

/** Who is at a view by then, and leaves it no earlier than then before the sun has set, is there for that. */
const BEFORE_SUNSET = 90;
const LEAVES_BEFORE = 15;

function livedStops({ request }: PlannedTrip, day: readonly Known[]): LivedWayStop[] {
  const { brief, guide } = request;
  const sunset = sunsetsOf(brief, guide, preferencesOf(brief));
  return day.map((one): LivedWayStop => {
    const { place, date, dayIndex, stop } = one;
    const [from, minutes] = [one.from ?? 0, stop.minutes ?? 0];
    const sets = sunset(dayIndex);
    const isAtSunset =
      sets !== null &&
      isForSunset(place) &&
      from >= sets - BEFORE_SUNSET &&
      from <= sets &&
      from + minutes >= sets - LEAVES_BEFORE;
    return {
      ...wayStop(one),
      ...(isAtSunset ? { pinned: true } : {}),
      from,
      minutes,
      hours: place && openOn(place, date, { ...NO_HOLIDAY, isHoliday: isHoliday(date, guide.countryCode) }),
    };
  });
}

/** A place from which the sun is seen to set, by the data. */
const isForSunset = (place: Place | null): boolean =>
  place !== null && (place.tags.includes("sunset") || place.category === "viewpoint");

/** Kilometres a day, told beside them. */
export function kilometresADay(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  return { part: days.reduce((sum, { stops }) => sum + kilometresOfDay(stops), 0), whole: days.length, lacks: [] };
}
