import { nextFiveMinutes } from "~/domain/plan/time-of-day";
import type { DayFrame } from "./day-frame";
import { NIGHT, PAUSE, roundDown } from "./day-frame";
import { itemOf } from "./item-of-stop";
import { dinners, lunches, withMeals } from "./kept-meals";
import { minutesBetween } from "./minutes-between";
import { dayBegins, setsOut } from "./sets-out";
import { withSpareTimeShared } from "./spare-time";
import type { Item, Laid, OpenHours, StopToTime, Timed } from "./stop-to-time";
import { isShow } from "./usual-times";

/** When each item has to be over so that all that follow begin in time and have the least they need before their doors close; `usual` heeds what is usual too. */
function latestEnds(items: readonly Item[], ways: readonly number[], until: number, usual: boolean): number[] {
  const ends = new Array<number>(items.length).fill(until);
  const out = items.findIndex(({ stop }) => stop?.isDayTrip);
  // Nobody comes back from an outing for a sight; but one does for dinner, and rises from the table for what closes after it.
  const back = items.findIndex(({ stop }, i) => i > out && stop?.kind === "meal");
  const heedsDoors = (i: number): boolean => out < 0 || i < out || (back >= 0 && i >= back);
  let bound = until;
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (!item) continue;
    bound -= item.stop?.clocksForward ?? 0;
    const closes = heedsDoors(i) ? (item.stop?.hours?.at(-1)?.[1] ?? Number.POSITIVE_INFINITY) : until;
    const end = item.fixed === null ? Math.min(bound, closes, usual ? item.usualEnd : closes) : bound;
    ends[i] = end;
    // What cannot be done in any case takes no time from what can.
    if (item.fixed === null && item.earliest + item.least > end) continue;
    // What comes last is not too late for it; but a meal that would be is eaten elsewhere, and nothing is lost to it.
    const isHeeded = heedsDoors(i) && item.stop?.part === "evening" && item.stop.kind !== "meal";
    const latest = Math.min(end - item.least, isHeeded ? item.latestStart : end, closes - lastEntry(item.stop));
    const begins = item.stop && isShow(item.stop) ? lastCurtain(latest) : latest;
    bound = (item.fixed === null ? roundDown(begins) : Math.min(end, item.fixed)) - (ways[i] ?? 0);
  }
  return ends;
}

const ALWAYS: OpenHours = [[0, Number.POSITIVE_INFINITY]];

const lastEntry = (stop: StopToTime | null): number => stop?.lastEntry ?? 0;

const HALF_AN_HOUR = 30;

/** Shows begin on the hour or the half hour. */
const curtain = (soonest: number): number => Math.ceil(soonest / HALF_AN_HOUR) * HALF_AN_HOUR;
const lastCurtain = (latest: number): number => Math.floor(latest / HALF_AN_HOUR) * HALF_AN_HOUR;

/** Puts one item on the clock, not before `free`; its start is null where it does not fit before `lastEnd`, or within known hours. */
function place(item: Item, free: number, usualEnd: number, lastEnd: number): Laid {
  const { fixed, least, stop } = item;
  if (fixed !== null) {
    const room = roundDown(lastEnd - fixed);
    return { item, start: fixed, minutes: room >= least ? Math.min(item.minutes, room) : item.minutes };
  }
  // The way to the next city is never left out: what follows it waits, or finds no time.
  if (stop?.kind === "travel") {
    const start = nextFiveMinutes(Math.max(free, item.earliest));
    return { item, start: start <= item.latestStart ? start : null, minutes: item.minutes };
  }
  for (const [opens, closes] of stop?.hours ?? ALWAYS) {
    const latest = Math.min(item.latestStart, Math.min(lastEnd, closes) - least, closes - lastEntry(stop));
    const soonest = nextFiveMinutes(Math.max(free, item.earliest, opens));
    const start = stop && isShow(stop) ? curtain(soonest) : soonest;
    if (start > latest) continue;
    const room = roundDown(Math.min(usualEnd, lastEnd, closes) - start);
    return { item, start, minutes: Math.min(item.minutes, Math.max(least, room)) };
  }
  return { item, start: null, minutes: item.minutes };
}

/** Whoever arrives in a city brings the bags to where they stay first. */
const BAGS_LEFT = 30;

/** All items in their order, each as early as it can be. */
function layOut(items: readonly Item[], frame: DayFrame): Laid[] {
  const first = items.find(({ stop }) => stop !== null)?.stop ?? undefined;
  const bed = frame.wakesAt ?? (first?.isDayTrip ? frame.centre : null);
  const wayIn = first && bed ? minutesBetween({ point: bed, isDayTrip: false }, first, frame) : 0;
  const wayTo = (stop: StopToTime | null, before: StopToTime | null): number => {
    if (!stop || !before) return 0;
    const hasArrived = before.kind === "travel";
    const way = minutesBetween(hasArrived ? { ...before, point: before.point ?? frame.centre } : before, stop, frame);
    return stop.fixed === null ? way + (hasArrived ? BAGS_LEFT : PAUSE[frame.pace]) : way;
  };
  const ways = items.map(({ stop }, i) => wayTo(stop, items.slice(0, i).findLast((item) => item.stop)?.stop ?? null));
  const until = Math.min(frame.until, NIGHT);
  const [usual, last] = [latestEnds(items, ways, until, true), latestEnds(items, ways, until, false)];
  let free = setsOut(first, wayIn, frame) + wayIn;
  if (!first?.isDayTrip) free = Math.max(free, dayBegins(first, frame), frame.from);
  let here: StopToTime | null = null;
  return items.map((item, i) => {
    const laid = place(item, free + wayTo(item.stop, here), usual[i] ?? until, last[i] ?? until);
    if (laid.start === null) return laid;
    free = Math.max(free, laid.start + laid.minutes + (item.stop?.clocksForward ?? 0));
    here = item.stop ?? here;
    return laid;
  });
}

const LOST_STOP = 10;
const LOST_MEAL = 4;

/** What a day on the clock has lost: stops without a time, meals without an hour. */
const lossOf = (laid: readonly Laid[], wanted: number): number =>
  laid.reduce((sum, { item, start }) => sum + (start !== null ? 0 : item.stop ? LOST_STOP : LOST_MEAL), 0) +
  (wanted - laid.filter(({ item }) => !item.stop).length) * LOST_MEAL;

/** Of the ways to keep the meals of a day free, the first that loses nothing, else the one that loses least. */
function bestDay(stops: readonly StopToTime[], frame: DayFrame): Laid[] {
  const items = stops.map((stop, i) => itemOf(stop, i, stops, frame));
  const [lunch, dinner] = [lunches(stops, frame), dinners(stops, frame)];
  const wanted = [lunch, dinner].filter(([first]) => first !== null).length;
  let best: Laid[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const midday of lunch) {
    for (const night of dinner) {
      const laid = layOut(withMeals(items, midday, night), frame);
      const loss = lossOf(laid, wanted);
      if (loss < least) [best, least] = [laid, loss];
      if (least === 0) return laid;
    }
  }
  return best ?? [];
}

/**
 * A day on the clock: a start and a length for each of its stops, in their order, with the ways between, the meals kept free, and what is fixed
 * where it is. A stop for which there is no room has no start; nothing that a booking or a person fixed is moved.
 */
export const scheduleDay = (stops: readonly StopToTime[], frame: DayFrame): Timed[] =>
  withSpareTimeShared(bestDay(stops, frame), frame).flatMap(({ item: { stop }, start, minutes }) =>
    stop ? [{ id: stop.id, start, minutes }] : [],
  );

/** A day within known hours. What fits in none of its own is timed without them: whoever reads a time can ask, and without one the day has a hole. */
export function scheduleOpen(stops: readonly StopToTime[], frame: DayFrame): Timed[] {
  const timed = scheduleDay(stops, frame);
  const lost = new Set(timed.flatMap(({ id, start }) => (start === null ? [id] : [])));
  if (!stops.some(({ id, hours }) => hours !== null && lost.has(id))) return timed;
  return scheduleDay(
    stops.map((stop) => (lost.has(stop.id) ? { ...stop, hours: null } : stop)),
    frame,
  );
}
