import { metresBetween } from "#db/places/distance.mjs";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { byDay, type DatedStop, datedStops } from "./stops-of";

type Point = { lat: number; lng: number };

/** A stop on the way of a day. `parts` are those it may stand in; a pinned one stays where it is in the order: a meal has its time. */
export type WayStop = Point & { part: BlockName; parts: readonly BlockName[]; pinned: boolean };

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

function wayStops(day: readonly DatedStop[]): WayStop[] {
  return day.flatMap(({ stop, place }) =>
    stop.lat === null || stop.lng === null
      ? []
      : [
          {
            lat: stop.lat,
            lng: stop.lng,
            part: stop.at.part,
            parts: place?.parts ?? BLOCK_NAMES.filter((part) => part === stop.at.part),
            pinned: PINNED.has(stop.kind),
          },
        ],
  );
}

/** Days in town of which the way can be judged: those with at least three known stops. */
const judgedDays = (planned: PlannedTrip): { dayIndex: number; stops: WayStop[] }[] =>
  byDay(datedStops(planned), planned.request.brief.daysTotal)
    .map((day, i) => ({ dayIndex: i + 1, out: day.some(({ stop }) => stop.isDayTrip), stops: wayStops(day) }))
    .filter(({ out, stops }) => !out && stops.length >= 3 && stops.length <= MOST);

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

/** Days whose way is longer than the best order of their stops by more than the bound. */
export function daysRoundabout(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  const lacks = days.flatMap(({ dayIndex, stops }) => {
    const [asPlanned, best] = [kilometresOfDay(stops), shortestOfDay(stops)];
    return asPlanned > best * BOUND && asPlanned > best + A_FEW_STEPS
      ? [`${planned.request.name}: day ${dayIndex} leads ${asPlanned.toFixed(1)} km instead of ${best.toFixed(1)}`]
      : [];
  });
  return { part: lacks.length, whole: days.length, lacks };
}

/** Kilometres a day, told beside them. */
export function kilometresADay(planned: PlannedTrip): Count {
  const days = judgedDays(planned);
  return { part: days.reduce((sum, { stops }) => sum + kilometresOfDay(stops), 0), whole: days.length, lacks: [] };
}
